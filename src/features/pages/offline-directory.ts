import { gzipSync } from 'node:zlib';
import type { Directory, DirectoryHospital, Province } from '#contract/directory.ts';
import type { Graph, GraphHospital } from '#engine/graph/graph.ts';
import { profileOf } from '#engine/matching/hospital-profile.ts';
import { entityTag, isNotModified } from '#platform/http/cacheable.ts';
import type { Reply, Request } from '#platform/http/server.ts';
import { version } from '#version.ts';

/** An emergency is answered from these alone: the one next door must be among them, and a phone must hold them. */
const hospitalsPerProvinceMax = 100;

/** Answers with what the pages keep of the graph as it is now; made once for each graph, and sent small. */
export function sendOfflineDirectory(graph: () => Graph) {
  let made: { etag: string; text: string; gzipped: Buffer } | undefined;
  return async (request: Request, reply: Reply) => {
    const current = graph();
    const etag = entityTag('offline', version, current.version);
    reply.header('vary', 'accept-encoding');
    if (isNotModified(request, reply, etag)) return await reply.send();
    if (made?.etag !== etag) {
      const text = JSON.stringify(offlineDirectory(current));
      made = { etag, text, gzipped: gzipSync(text) };
    }
    reply.type('application/json; charset=utf-8');
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return await (takesGzip ? reply.header('content-encoding', 'gzip').send(made.gzipped) : reply.send(made.text));
  };
}

/** What the pages keep for the time without a network: places, and where an emergency may be sent in each province. */
export function offlineDirectory(graph: Graph): { version: string; directory: Directory } {
  const hospitals = graph.provinces.flatMap(({ code }) => {
    const active = graph.activeByProvince.get(code) ?? [];
    return active.filter(mayTakeEmergencies).slice(0, hospitalsPerProvinceMax);
  });
  return {
    version: graph.version,
    directory: { provinces: graph.provinces.map(withoutWards), guidance: [], hospitals: hospitals.map(kept) },
  };
}

/** As the engine sees it: open day and night or, where nobody has told its hours, a house that may take anybody in. */
function mayTakeEmergencies(hospital: GraphHospital): boolean {
  const { house, forChildren } = profileOf(hospital);
  return hospital.emergency24h ?? (hospital.specialties.includes('emergency') || house === 'general' || forChildren);
}

/** Wards would make it several times as large; without them a text is understood by its district. */
function withoutWards({ wards: _, ...province }: Province): Province {
  return province;
}

function kept(hospital: GraphHospital): DirectoryHospital {
  const { id, name, englishName, address, type, level, phone, location, formerProvince } = hospital;
  const { acceptsInsurance, emergency24h, facilityKind, capabilities } = hospital;
  return {
    id,
    name,
    address,
    type,
    ...(englishName !== undefined && { englishName }),
    ...(level !== undefined && { level }),
    ...(phone !== undefined && { phone }),
    ...(location !== undefined && { location }),
    ...(formerProvince !== undefined && { formerProvince }),
    ...(acceptsInsurance !== undefined && { acceptsInsurance }),
    ...(emergency24h !== undefined && { emergency24h }),
    ...(facilityKind !== undefined && { facilityKind }),
    ...(capabilities && { capabilities: capabilities.map(({ note: _, ...capability }) => capability) }),
    province: hospital.provinceCode,
    specialties: hospital.specialties,
    departmentsBasis: hospital.departmentsBasis,
    departments: hospital.departments.filter(({ specialties }) => specialties.includes('emergency')),
    aliases: [],
    services: [],
    rules: [],
    lodging: [],
    food: [],
    sources: [],
    verifiedAt: hospital.verifiedAt,
  };
}
