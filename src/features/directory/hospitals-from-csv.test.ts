import { expect, it } from 'vitest';
import { aDirectory } from '#test/a-directory.ts';
import { checkDirectory, DirectoryRefused } from './check-directory.ts';
import { parseCsv } from './csv.ts';
import { hospitalsFromCsv } from './hospitals-from-csv.ts';

const head = 'id,name,type,province,address,specialties,sources,verifiedAt';
const known = aDirectory();

it('reads quotes, commas, line breaks and Windows line ends', () => {
  const rows = parseCsv('a,"b, ""c""\nd",\r\n\r\n1,2,3');
  expect(rows).toEqual([
    { line: 1, fields: ['a', 'b, "c"\nd', ''] },
    { line: 4, fields: ['1', '2', '3'] },
  ]);
});

it('makes of a row a hospital that passes the check, with the usual departments of its specialties', () => {
  const hospitals = hospitalsFromCsv(
    `${head},lat,lng,emergency24h,rules,aliases\n` +
      'bv-hai,Bệnh viện Hai,public,Bình Dương,"1 Lê Lợi, Thủ Dầu Một",cardiology|ent,https://a.vn,2026-10-01,' +
      '10.9,106.6,có,Lấy số @ 2025-10 @ https://b.vn,Hai|Số Hai',
    known,
  );
  expect(checkDirectory({ ...known, hospitals }).hospitals[0]).toMatchObject({
    id: 'bv-hai',
    province: '79',
    formerProvince: 'Bình Dương',
    aliases: ['Hai', 'Số Hai'],
    location: { lat: 10.9, lng: 106.6 },
    emergency24h: true,
    departmentsBasis: 'usual_set',
    departments: [{ specialties: ['cardiology'] }, { specialties: ['ent'] }],
    rules: [{ text: 'Lấy số', asOf: '2025-10', source: 'https://b.vn', certainty: 'listed' }],
  });
});

it('takes departments as they are given', () => {
  const row = 'x,X,public,79,A,cardiology|ent,s,2026-10-01,"Khoa Tim: cardiology|Khoa Chung: cardiology, ent"';
  expect(hospitalsFromCsv(`${head},departments\n${row}`, known)).toMatchObject([
    {
      departments: [
        { id: 'khoa-tim', name: 'Khoa Tim', specialties: ['cardiology'] },
        { id: 'khoa-chung', name: 'Khoa Chung', specialties: ['cardiology', 'ent'] },
      ],
    },
  ]);
});

it('takes phones, capabilities, hours and the insurance code with what they rest on', () => {
  const columns = `${head},facilityKind,ward,phones,capabilities,hours,insuranceCode`;
  const row =
    'x,X,public,79,A,,s,2026-10-01,medical_centre,Phường Một,1900 1082 @ @ https://a.vn|stroke 028 3855 4137 @ 2026-06 @ VNSA,' +
    'pci @ 2026 @ https://b.vn @ checked|no ecmo @ @ https://c.vn,7h-16h @ @ https://d.vn,01929 @ 2019-02 @ BHXH';
  const hospitals = hospitalsFromCsv(`${columns}\n${row}`, known);
  expect(checkDirectory({ ...known, hospitals }).hospitals[0]).toMatchObject({
    facilityKind: 'medical_centre',
    ward: 'Phường Một',
    phones: [
      { number: '1900 1082', use: 'switchboard', source: 'https://a.vn', certainty: 'listed' },
      { number: '028 3855 4137', use: 'stroke', asOf: '2026-06', source: 'VNSA', certainty: 'listed' },
    ],
    capabilities: [
      { code: 'pci', has: true, asOf: '2026', source: 'https://b.vn', certainty: 'checked' },
      { code: 'ecmo', has: false, source: 'https://c.vn', certainty: 'listed' },
    ],
    hours: [{ text: '7h-16h', source: 'https://d.vn', certainty: 'listed' }],
    insuranceCode: { code: '01929', asOf: '2019-02', source: 'BHXH', certainty: 'listed' },
  });
});

it('leaves what it cannot read for the check to name', () => {
  const hospitals = hospitalsFromCsv(
    `${head},beds,emergency24h\nx,X,public,Atlantis,A,,s,2026-10-01,many,perhaps`,
    known,
  );
  expect(() => checkDirectory({ ...known, hospitals })).toThrow(DirectoryRefused);
  expect(hospitals).toMatchObject([{ province: 'Atlantis', beds: 'many', emergency24h: 'perhaps' }]);
});

it.each([
  ['a missing column', 'id,name\nx,X', 'line 1: the column type is missing'],
  ['an unknown column', `${head},colour\n`, 'line 1: there is no column colour'],
  ['a row of another length', `${head}\nx,X`, 'line 2: has 2 fields, the first line has 8'],
  ['an open quote', `${head}\n"x,X`, 'line 2: a quote is not closed, or stands inside a field that is not quoted'],
])('refuses %s by its line', (_, text, fault) => {
  try {
    hospitalsFromCsv(text, known);
    expect.unreachable();
  } catch (error) {
    expect((error as DirectoryRefused).faults).toContain(fault);
  }
});
