import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { offlineDirectory } from './offline-directory.ts';

const offline = offlineDirectory(graph);

describe('the directory for the time without a network', () => {
  it('is a directory that the engine navigates by', () => {
    const kept = buildGraph(offline.directory, { version: offline.version });
    const { emergency } = navigate({ need: 'emergency', patient: { province: 'Cần Thơ' } }, kept, 0);
    expect(emergency?.nearest[0]?.address).toContain('Cần Thơ');
  });

  it('has every emergency department of the shipped directory', () => {
    const departments = graph.active.filter(
      ({ emergency24h, specialties }) => emergency24h === true || specialties.includes('emergency'),
    );
    const ids = new Set(offline.directory.hospitals.map(({ id }) => id));
    expect(departments.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  const dangers: Pick<Intake, 'patient' | 'redFlags'>[] = [
    { patient: {} },
    { patient: { age: 3 }, redFlags: ['seizure'] },
    { patient: { age: 71 }, redFlags: ['stroke_signs'] },
  ];

  it.each(dangers)('leads from every district through the door that the service names: %o', (danger) => {
    const kept = buildGraph(offline.directory, { version: offline.version });
    const parts = graph.provinces.flatMap(({ former }) => former);
    const homes = parts.flatMap(({ name, districts = [] }) => districts.map((district) => `${district.name}, ${name}`));
    const elsewhere = homes.filter((province) => {
      const intake: Intake = { need: 'emergency', ...danger, patient: { ...danger.patient, province } };
      const [service, device] = [graph, kept].map((known) => navigate(intake, known, 0));
      return service?.primary.hospital?.id !== device?.primary.hospital?.id;
    });
    expect(homes.length).toBeGreaterThan(700);
    // Its hospital stands in a commune of the district next door, and the device knows no communes.
    expect(elsewhere.filter((home) => home !== 'Lộc Hà, Hà Tĩnh')).toEqual([]);
  });

  it('knows what each can do and how sure that is, and of hours only what is known', () => {
    const byId = new Map(offline.directory.hospitals.map((hospital) => [hospital.id, hospital]));
    expect(byId.get('bv-bach-mai')?.capabilities).toContainEqual(
      expect.objectContaining({ code: 'stroke_thrombectomy', has: true, certainty: 'listed' }),
    );
    expect(byId.get('bv-da-khoa-ba-vi-ha-noi')).not.toHaveProperty('emergency24h');
  });

  it('understands a commune by the district that stands beside it, for it keeps no wards', () => {
    const kept = buildGraph(offline.directory, { version: offline.version });
    const { place, primary } = navigate(
      { need: 'emergency', patient: { province: 'xã Mường Típ, Kỳ Sơn, Nghệ An', place: '16858' } },
      kept,
      0,
    );
    expect(place).toMatchObject({ id: '40-ky-son' });
    expect(primary.distanceKm).toBeGreaterThan(0);
    expect(offline.directory.provinces.some(({ wards }) => wards)).toBe(false);
  });

  it('is small enough for one bar of signal', () => {
    expect(gzipSync(JSON.stringify(offline)).length).toBeLessThan(72_000);
  });
});
