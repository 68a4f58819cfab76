import type { Hospital, HospitalItem, HospitalsQuery } from '#contract/hospital.ts';
import type { Intake } from '#contract/intake.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { type Answer, request } from '../request.ts';
import { type Page, requestPage } from './page.ts';

export const navigateIntake = (intake: Intake): Answer<Recommendation> =>
  request('POST', '/v1/navigate', { body: intake, isSafe: true });

export const listHospitals = (query: HospitalsQuery, signal?: AbortSignal): Answer<Page<HospitalItem>> =>
  requestPage('/v1/hospitals', query, { ...(signal && { signal }) });

export const readHospital = (hospitalId: string): Answer<Hospital> =>
  request('GET', `/v1/hospitals/${encodeURIComponent(hospitalId)}`);
