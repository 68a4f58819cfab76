import { describe, expect, test } from 'vitest';
import { buildGraph } from '../graph/graph.ts';
import { aGraph, aHospital } from './a-graph.ts';
import type { Person } from './departments.ts';
import { profileOf } from './hospital-profile.ts';
import { departmentName } from './place-words.ts';

const man: Person = { sex: 'male', isChild: false, isElder: false };
const woman: Person = { ...man, sex: 'female' };
const child: Person = { ...man, isChild: true };

function doorOf(names: Record<string, string[]>, code: string, person: Person) {
  const departments = Object.entries(names).map(([name, specialties]) => ({
    id: name,
    name,
    specialties,
    services: [],
  }));
  const graph = aGraph([aHospital('one', '08', { departments, specialties: Object.values(names).flat() })]);
  const [hospital] = graph.active;
  if (!hospital) throw new Error('no hospital');
  return departmentName(profileOf(hospital), code, person).vi;
}

describe('the name of a department tells whom it is for', () => {
  const ears = { 'Khoa Tai Mũi Họng trẻ em': ['ent'], 'Khoa Mũi xoang': ['ent'], 'Khoa Thanh học': ['ent'] };

  test('a man is not sent to the children’s, a child is', () => {
    expect(doorOf(ears, 'ent', man)).toBe('Khoa Khám bệnh');
    expect(doorOf(ears, 'ent', child)).toBe('Khoa Tai Mũi Họng trẻ em');
  });

  test('nobody books a visit in the delivery room, the intensive care or the emergency unit', () => {
    expect(
      doorOf({ 'Khoa Đẻ': ['obstetrics'], 'Trung tâm Chẩn đoán trước sinh': ['obstetrics'] }, 'obstetrics', woman),
    ).toBe('Khoa Khám bệnh');
    expect(
      doorOf({ 'Khoa Hồi sức tim mạch': ['cardiology'], 'Khoa Tim mạch': ['cardiology'] }, 'cardiology', man),
    ).toBe('Khoa Tim mạch');
  });

  test('what is for women only is not for a man, and a women’s cancer ward not for irregular periods', () => {
    const names = {
      'Khoa Điều trị bệnh da phụ nữ và trẻ em': ['dermatology'],
      'Khoa Điều trị bệnh da nam giới': ['dermatology'],
    };
    expect(doorOf(names, 'dermatology', man)).toBe('Khoa Điều trị bệnh da nam giới');
    expect(doorOf(names, 'dermatology', child)).toBe('Khoa Điều trị bệnh da phụ nữ và trẻ em');
    expect(
      doorOf(
        { 'Khoa Ung bướu phụ khoa': ['gynecology', 'oncology'], 'Khoa Phụ khoa': ['gynecology'] },
        'gynecology',
        woman,
      ),
    ).toBe('Khoa Phụ khoa');
  });
});

test('a department serves what its name says, though no list has the code', () => {
  expect(doorOf({ 'Khoa Ngoại vú': ['oncology'], 'Khoa Xạ trị': ['oncology'] }, 'breast', woman)).toBe('Khoa Ngoại vú');
  expect(doorOf({ 'Khoa Phẫu thuật Gan - Mật - Tụy': ['general_surgery'] }, 'hepatobiliary_surgery', man)).toBe(
    'Khoa Phẫu thuật Gan - Mật - Tụy',
  );
});

test('a medical centre of which no department is listed is general, vaccinates, and is no specialised hospital', () => {
  const centre = aHospital('ttyt', '08', {
    name: 'Trung tâm Y tế Na Hang',
    level: 'district',
    specialties: ['general_internal'],
  });
  const { hospitals } = buildGraph(
    { provinces: [...aGraph([]).provinces], guidance: [], hospitals: [centre] },
    { version: 'x' },
  );
  const hospital = hospitals.get('ttyt');
  if (!hospital) throw new Error('no hospital');
  const profile = profileOf(hospital);
  expect(profile).toMatchObject({ general: true, specialised: false });
  expect(profile.offers.has('preventive_medicine')).toBe(true);
  expect(departmentName(profile, 'cardiology', man).vi).toBe('Khoa Khám bệnh');
});
