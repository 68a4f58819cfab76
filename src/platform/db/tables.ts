import type { Generated } from 'kysely';
import type { TokenHash } from '#contract/ids.ts';
import type {
  CaseState,
  ContactRole,
  CorrectionCertainty,
  DocumentKind,
  EventKind,
  FollowUpKind,
  FollowUpStatus,
  HistoryKind,
  Language,
  MediaType,
  Need,
  NewsKind,
  NoticeChannel,
  ReportField,
  ReportStatus,
} from '#contract/vocabulary.ts';

/**
 * The tables as both engines store them: instants as integer milliseconds, JSON as text, booleans as 0 and 1.
 * A column named `sealed` has passed `platform/seal` and holds whatever could say who the patient is or what is wrong.
 * A `sealing_key` says how a case or report is sealed; the key itself stands wrapped in a table of its own.
 */
export type Bit = 0 | 1;

export type Tables = {
  cases: {
    case_number: Generated<number>;
    access_token_hash: TokenHash;
    sealing_key: string;
    state: CaseState;
    /** The place in `urgencies`: a number, so that the database itself can see to it that it only rises. */
    urgency: number;
    needs_human: Bit;
    need: Need;
    intake: string;
    patient: string;
    chosen_hospital_id: string | null;
    assigned_navigator: string | null;
    waiting_since: number | null;
    created_at: number;
    updated_at: number;
    changes: Generated<number>;
  };
  /** Wrapped by the master key; none where the case is not encrypted yet. */
  case_keys: { case_number: number; wrapped: string };
  /** The latest recommendation as it goes out, in each language: apart, because a case changes more often than this. */
  recommendations: { case_number: number; vi: string; en: string };
  contacts: { id: string; case_number: number; position: Generated<number>; role: ContactRole; sealed: string };
  documents: {
    id: string;
    case_number: number;
    position: Generated<number>;
    kind: DocumentKind;
    media_type: MediaType;
    size: number;
    sha256: string;
    uploaded_at: number;
    sealed: string;
  };
  shares: {
    id: string;
    case_number: number;
    position: Generated<number>;
    token_hash: TokenHash;
    created_at: number;
    expires_at: number;
    revoked_at: number | null;
    opened_count: number;
    last_opened_at: number | null;
    /** Openings and all else that was done by the link. */
    uses: Generated<number>;
    sealed: string;
  };
  opinions: {
    id: string;
    case_number: number;
    position: Generated<number>;
    share_id: string;
    created_at: number;
    sealed: string;
  };
  follow_ups: {
    id: string;
    case_number: number;
    position: Generated<number>;
    due_at_text: string;
    due_at: number;
    kind: FollowUpKind;
    notify_contact_id: string | null;
    status: FollowUpStatus;
    created_at: number;
    updated_at: number;
    sealed: string;
    /** The rule by which it comes again, as JSON; only with the last of a series. */
    repeats: string | null;
    /** The first of the series; null for one that never came again. */
    series_id: string | null;
  };
  notes: {
    id: string;
    case_number: number;
    position: Generated<number>;
    author: string;
    created_at: number;
    sealed: string;
  };
  history: { position: Generated<number>; case_number: number; at: number; kind: HistoryKind; sealed: string };
  events: {
    position: Generated<number>;
    id: string;
    case_number: number;
    at: number;
    kind: EventKind;
    actor: string;
    detail: string;
  };
  /** That a follow-up was found due at this very time; whoever is to be told has a notice of the same transaction. */
  reminders: { follow_up_id: string; due_at: number; case_number: number; created_at: number; sent_at: number | null };
  /** One way in which one person, or one device, has agreed to be told of news. */
  recipients: {
    id: string;
    case_number: number;
    position: Generated<number>;
    channel: NoticeChannel;
    /** Nobody's, where it is a device. */
    contact_id: string | null;
    endpoint_hash: string | null;
    language: Language;
    stop_hash: TokenHash | null;
    created_at: number;
    stopped_at: number | null;
    /** When the last message could not be delivered; nothing once a later one was. */
    failed_at: number | null;
    /** How a device is reached. */
    sealed: string | null;
  };
  /** The outbox. */
  notices: {
    position: Generated<number>;
    /** The same in each try, so that whoever gets it twice can tell. */
    id: string;
    case_number: number;
    recipient_id: string;
    news: NewsKind;
    /** Only while this follow-up is still to come at that time. */
    follow_up_id: string | null;
    due_at: number | null;
    created_at: number;
    tries: number;
    /** Also the end of a lease: nobody else tries before. Nothing once it is settled. */
    next_try_at: number | null;
    sent_at: number | null;
    failed_at: number | null;
  };
  idempotency_keys: { key_hash: string; created_at: number; salt: string; answer: string };
  navigators: { name: string; token_hash: TokenHash; created_at: number; revoked_at: number | null };
  job_runs: { job: string; day: string; started_at: number; finished_at: number | null };
  directory_versions: {
    version: string;
    imported_at: number;
    origin: 'shipped' | 'imported';
    provinces: string;
    guidance: string;
    is_current: Bit;
  };
  /** One row, made with the database. */
  installation: {
    only_one: Generated<1>;
    /** The documents folder holds the same id. */
    store_id: string;
    missing_files: number;
    orphans_held: number;
    /** The latest time that is believed; what ends by the clock is measured by no earlier one. */
    trusted_at: number | null;
    /** Since when, by itself, the clock has been too far from the trusted time. */
    doubted_since: number | null;
    seen_at: number | null;
    vapid_public: string | null;
    vapid_private: string | null;
    /** What stop links are made with. */
    stop_secret: string | null;
    /** The master key that all keys are wrapped by, or were before the last change of it began. */
    master_key_id: string | null;
  };
  /** What somebody says is wrong in the directory. Never deleted: with its correction it tells who changed what, and why. */
  reports: {
    position: Generated<number>;
    id: string;
    hospital_id: string;
    field: ReportField;
    status: ReportStatus;
    received_at: number;
    sealing_key: string;
    sealed: string;
    /** Sealed; only while the report is open. */
    contact: string | null;
    settled_at: number | null;
    settled_by: string | null;
    reason: string | null;
  };
  report_keys: { report_id: string; wrapped: string };
  /** What an accepted report put right, laid over whatever was imported. */
  corrections: {
    position: Generated<number>;
    report_id: string;
    hospital_id: string;
    facts: string;
    /** What the directory itself said of these facts at the time. */
    former: string;
    source: string;
    certainty: CorrectionCertainty;
    as_of: string;
    accepted_at: number;
    accepted_by: string;
    undone_at: number | null;
    undone_by: string | null;
  };
  hospitals: { id: string; version: string; province: string; retired_at: number | null; body: string };
};
