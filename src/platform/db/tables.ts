import type { Generated } from 'kysely';
import type { TokenHash } from '#contract/ids.ts';
import type {
  CaseState,
  ConsentGiver,
  ConsentPurpose,
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
    /** When the family ended the reading by navigators, until it asks for help again. */
    navigators_ended_at: number | null;
    waiting_since: number | null;
    created_at: number;
    updated_at: number;
    changes: Generated<number>;
    /** Since when the family wants no doctor, no navigator and no messages. */
    paused_at: Generated<number | null>;
    /** What the last record of consent says no to; 0 also where nothing was ever said. */
    help_refused: Generated<Bit>;
    notices_refused: Generated<Bit>;
    /** The last day on which the family used the case; kept only where unused cases have an end. */
    used_at: Generated<number | null>;
    /** When it will be erased because nobody uses it. */
    erases_at: Generated<number | null>;
    /** Whether the key was used after the case was made. */
    key_used: Generated<Bit>;
    /** By the key of the case over what lets its family in. */
    access_mac: Generated<string>;
    /** In the queue, among those of its urgency: see `standing.ts`. */
    standing: Generated<number>;
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
    /** A slow, salted hash; nothing where the link alone is enough. */
    passcode: string | null;
    /** Over its whole life; one that is being compared counts until it has proved right. */
    wrong_tries: Generated<number>;
    /** As JSON; nothing where the doctor sees all documents, also those to come. */
    document_ids: string | null;
    sealed: string;
    /** By the key of the case over what the link opens, and until when. */
    mac: Generated<string>;
  };
  opinions: {
    id: string;
    case_number: number;
    position: Generated<number>;
    share_id: string;
    created_at: number;
    /** By the family; other doctors do not see it since. */
    hidden_at: Generated<number | null>;
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
    /** Its place in the trail of the case, from 1 without a gap. */
    number: number;
    at: number;
    kind: EventKind;
    actor: string;
    detail: string;
    /** Members of the detail that people have written. */
    sealed: string | null;
    /** Over all that stands above, and over the event before. */
    mac: string;
    /** Of a reading: how often it was repeated within the hour, and when the last time. */
    again: Generated<number>;
    last_at: Generated<number | null>;
    again_mac: Generated<string | null>;
  };
  /**
   * How many events a case has, and the `mac` of the last: without it a trail that was cut off would look whole. It has
   * one of its own, or whoever cuts would write a shorter head.
   */
  event_heads: { case_number: number; count: number; mac: string; head_mac: string };
  /** The navigators who have given a reason to read a case that needs nobody. */
  navigator_grants: { case_number: number; name: string; given_at: number };
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
    /** Of the address that a contact had when it was last looked at: the same over all cases. */
    address_hash: string | null;
  };
  /** An address that messages go to, over all cases: a keyed hash, and it stays when cases and contacts go. */
  addressees: {
    hash: string;
    stop_hash: TokenHash;
    yes_hash: TokenHash;
    /** The message that asked whether news are wanted, and the case it was of. */
    asked_notice: Generated<string | null>;
    asked_case: Generated<number | null>;
    /** When it was delivered; nothing while it is tried. */
    asked_at: Generated<number | null>;
    /** The one message of an emergency that goes out before the yes, and when it was delivered. */
    urgent_notice: Generated<string | null>;
    urgent_at: Generated<number | null>;
    confirmed_at: Generated<number | null>;
    stopped_at: Generated<number | null>;
    hour: Generated<number>;
    of_hour: Generated<number>;
    day: Generated<string>;
    of_day: Generated<number>;
  };
  /** How much was written in a day to all of them. */
  sent_days: { day: string; questions: Generated<number>; messages: Generated<number> };
  /** The outbox. */
  notices: {
    position: Generated<number>;
    /** The same in each try, so that whoever gets it twice can tell. */
    id: string;
    case_number: number;
    recipient_id: string;
    news: NewsKind;
    /** 1: before those that waited longer. */
    at_once: Generated<number>;
    /** 1: asks whether news are wanted, and tells of none. */
    asks: Generated<number>;
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
  /** What came from an address on a day. The address is a keyed hash, another one each day. */
  address_days: { day: string; address: string; cases: Generated<number>; bytes: Generated<number> };
  /** How many cases of an urgency came from an address within an hour. The address is a keyed hash, another one each hour. */
  address_hours: { hour: number; address: string; urgency: number; cases: number; first_case: number | null };
  /** Append-only: to withdraw is to add a record. */
  consents: {
    position: Generated<number>;
    case_number: number;
    at: number;
    purpose: ConsentPurpose;
    given: Bit;
    given_by: ConsentGiver | null;
    notice_version: string | null;
    notice_hash: string | null;
  };
  /** All that is left of an erased case. With the time it was made, by which the case is known in an older copy. */
  tombstones: {
    case_number: number;
    created_at: number;
    erased_at: number;
    finished_at: number | null;
    /** What its trail was to the last anchor; nothing where there was none with it. */
    anchored: string | null;
    /** Over all of it but when it was finished. */
    mac: string;
  };
  /** Files whose case was erased, until they are gone: these never go into the trash. */
  files_to_erase: { position: Generated<number>; document_id: string };
  idempotency_keys: { key_hash: string; created_at: number; salt: string; answer: string; case_number: number | null };
  navigators: {
    name: string;
    token_hash: TokenHash;
    created_at: number;
    revoked_at: number | null;
    expires_at: number | null;
    /** The first use of the last day on which it was used. */
    last_used_at: number | null;
    /** By the key of the installation over all but the last use. */
    mac: Generated<string>;
  };
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
    /** How what is secret here is sealed. */
    sealing_key: Generated<string>;
    /** Sealed: what the chains of events are made with. */
    chain_secret: string | null;
    /** When everything was last verified, and how many faults were found. */
    verified_at: number | null;
    verify_faults: number | null;
    /** What addresses are hashed with. */
    address_secret: string | null;
    /** Up to which event the last anchor goes. */
    anchor_position: Generated<number>;
    /** Proof that plain rows of an earlier release are still to be read; nothing once all is encrypted. */
    plain_allowed: string | null;
    /** The master key that all keys are wrapped by, or were before the last change of it began. */
    master_key_id: string | null;
  };
  installation_keys: { only_one: 1; wrapped: string };
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
    /** Where it came from, as a keyed hash, another one for each hospital; only while the report is open. */
    address: string | null;
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
