import { expect, test } from 'vitest';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { namedHospital, namedHospitals } from './named-hospital.ts';

function named(told: { goal?: string; symptoms?: string }) {
  const found = namedHospital(graph, { need: 'treatment', patient: {}, ...told });
  return found && [found.hospital.name, found.isWanted];
}

test.for<[{ goal?: string; symptoms?: string }, string, boolean]>([
  [{ goal: 'muốn lên Chợ Rẫy khám' }, 'Bệnh viện Chợ Rẫy', true],
  [{ goal: 'xin len cho ray' }, 'Bệnh viện Chợ Rẫy', true],
  [{ goal: 'khám ở BV Thái Nguyên' }, 'Bệnh viện Trung ương Thái Nguyên', true],
  [{ goal: 'mổ ở Việt Đức' }, 'Bệnh viện Hữu nghị Việt Đức', true],
  [{ goal: 'muốn lên Chợ Rẫy, bảo hiểm trả mấy phần' }, 'Bệnh viện Chợ Rẫy', true],
  [{ goal: 'I want to go to Bach Mai hospital' }, 'Bệnh viện Bạch Mai', true],
  [{ symptoms: 'em muốn ra viện K khám lại' }, 'Bệnh viện K', true],
  [{ symptoms: 'đã mổ ở Việt Đức năm ngoái, nay đau lại' }, 'Bệnh viện Hữu nghị Việt Đức', false],
  [{ goal: 'không muốn lên Chợ Rẫy' }, 'Bệnh viện Chợ Rẫy', false],
  [{ goal: 'uống thuốc cả đời không, mổ ở Nội tiết Trung ương mất mấy ngày' }, 'Bệnh viện Nội tiết Trung ương', true],
  [{ goal: 'xem lại phim ở Viện Tim mạch Bạch Mai' }, 'Bệnh viện Bạch Mai', true],
  [{ goal: 'kham o khoa tim mach bach mai' }, 'Bệnh viện Bạch Mai', true],
  [{ goal: 'ý kiến bác sĩ bệnh viện K' }, 'Bệnh viện K', true],
  [{ goal: 'nho bac si bv E xem lai' }, 'Bệnh viện E', true],
])('%j names a hospital', ([told, name, isWanted]) => {
  expect(named(told)).toEqual([name, isWanted]);
});

test.for<[{ goal?: string; symptoms?: string }, string, 'asked' | 'treated']>([
  [{ goal: 'mổ ở huyện hay lên Việt Tiệp' }, 'Việt Tiệp', 'asked'],
  [{ goal: 'xin nhap vien tinh hay len thang Bach Mai' }, 'Bạch Mai', 'asked'],
  [{ goal: 'có phải lên Chợ Rẫy không' }, 'Chợ Rẫy', 'asked'],
  [{ goal: 'khám Chợ Rẫy hay ở tỉnh' }, 'Chợ Rẫy', 'asked'],
  [{ goal: 'mỗi tháng phải vô Chợ Rẫy lãnh thuốc mệt quá' }, 'Chợ Rẫy', 'treated'],
  [{ symptoms: 'mổ ở Việt Đức tháng trước' }, 'Việt Đức', 'treated'],
  [{ goal: 'Việt Đức hay bệnh viện tỉnh mổ tốt hơn' }, 'Việt Đức', 'asked'],
  [{ goal: 'khám Bạch Mai được không' }, 'Bạch Mai', 'asked'],
  [{ goal: 'BV Đồng Nai bảo đặt 2 stent, muốn hỏi nơi khác' }, 'Đồng Nai', 'treated'],
  [{ goal: 'bác sĩ BV Đồng Nai đề nghị đặt stent, có nên không' }, 'Đồng Nai', 'treated'],
  [{ symptoms: 'đang chạy thận ở BV tỉnh Yên Bái' }, 'số 1 tỉnh Lào Cai', 'treated'],
  [{ symptoms: 'đóng đinh nội tủy 6 ngày ở Chợ Rẫy, ổn định' }, 'Chợ Rẫy', 'treated'],
  [{ goal: 'thuốc sắp hết mà hẹn Nhi Trung ương cuối tháng' }, 'Nhi Trung ương', 'treated'],
])('%j is no wish', ([told, name, how]) => {
  const [first] = namedHospitals(graph, { need: 'treatment', patient: {}, ...told });
  expect(first).toMatchObject({ isWanted: false, isAsked: how === 'asked', isTreating: how === 'treated' });
  expect(first?.hospital.name).toContain(name);
});

test.for([
  [{ symptoms: 'em ở Thái Nguyên, đau bụng' }],
  [{ goal: 'muốn lên Thái Nguyên khám' }],
  [{ goal: 'muốn khám bệnh viện da liễu' }],
  [{ goal: 'cho con đi viện nhi' }],
  [{ symptoms: 'đau từ lưng lan ra chân' }],
  [{ goal: 'khám ở bệnh viện tỉnh' }],
])('%j names none', ([told]) => {
  expect(named(told ?? {})).toBeUndefined();
});
