import type { Location } from '#contract/hospital.ts';
import type { InLanguage } from '#contract/language.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { PlaceKind, SeeWithin, Urgency, Words } from '#contract/vocabulary.ts';

export type Place = {
  hospital: { id: string; name: Words; address?: string; phone?: string; location?: Location };
  department: { name: Words };
  reasons: Words[];
  distanceKm: number | null;
  insurance?: Words;
};

export type NamedPlace = { id?: string; name: string; kind: PlaceKind; island: boolean };
export type PatientPlace = Partial<NamedPlace> & { guess?: boolean; asked?: Words; candidates?: NamedPlace[] };

export type EmergencyDepartment = {
  hospital: { id: string; name: Words };
  address: string;
  phone?: string;
  location?: Location;
  distanceKm: number | null;
  reasons?: Words[];
};

export type MatchedSign = { code: string; label: Words; level: Urgency; words: string[] };

/**
 * What the engine decides, in both languages at once: codes can't differ between them, and a stored
 * recommendation is read later in the language of its reader. `inLanguage` turns it into the wire's shape.
 */
export type BilingualRecommendation = {
  safety: {
    emergency: boolean;
    urgency: Urgency;
    /** Recommendations that were stored before it existed lack it. */
    seeWithin?: SeeWithin;
    goNow?: boolean;
    reasons: Words[];
    matched: MatchedSign[];
    doNow: Words[];
    understood?: boolean;
  };
  specialties: string[];
  primary: Place;
  alternatives: Place[];
  nextSteps: { n: number; icon: string; title: Words }[];
  bring: Words[];
  insurance: { summary: Words; details: Words[]; asOf: string };
  humanNavigator: {
    recommended: boolean;
    reasons: Words[];
    contact?: { phone?: string; hours?: string; how: Words };
  };
  ask: { code: string; question: Words }[];
  emergency?: { phone: string; note?: Words; nearest: EmergencyDepartment[] };
  place?: PatientPlace;
  disclaimer: Words;
  engineVersion: string;
  directoryVersion: string;
  generatedAt: string;
};

/** Fails to compile when the engine's shape and the wire's shape drift apart. */
type Wire = InLanguage<BilingualRecommendation>;
export type SameShape = [Wire] extends [Recommendation] ? ([Recommendation] extends [Wire] ? true : never) : never;
true satisfies SameShape;
