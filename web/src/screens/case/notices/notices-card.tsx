import { useEffect, useState } from 'preact/hooks';
import type { Notices } from '#contract/notice.ts';
import { readNotices } from '#web/api/notices.ts';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { noticesTexts } from '#web/strings/notices.ts';
import { FailureState } from '#web/ui/failure.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { ContactSwitches, waysTo } from './contact-switches.tsx';
import { Devices } from './devices.tsx';

/** Who is told of news: this device, other devices, each contact. */
export function NoticesCard() {
  const t = useTexts(noticesTexts);
  const { access, file } = useOpenedCase();
  const [notices, setNotices] = useState<Notices>();
  const [failure, setFailure] = useState<Failure>();
  const load = async () => {
    setFailure(undefined);
    const result = await readNotices(access);
    if (result.ok) setNotices(result.value);
    else setFailure(result.failure);
  };
  useEffect(() => void load(), [access.caseId, access.token]);
  const isRefused = file.consents?.latest.some(({ purpose, given }) => purpose === 'notices' && !given);
  return (
    <section class="card stack" aria-labelledby="notices-heading">
      <h2 class="card-heading" id="notices-heading">
        {t.heading}
      </h2>
      <p class="muted small">{t.intro}</p>
      {isRefused && <Notice tone="soon">{t.refused}</Notice>}
      {failure && <FailureState failure={failure} onRetry={load} />}
      {!failure && !notices && (
        <Loading>
          <Skeleton />
        </Loading>
      )}
      {notices && (
        <>
          <Devices notices={notices} onChange={(devices) => setNotices({ ...notices, devices })} />
          <People notices={notices} contacts={file.contacts} onChange={setNotices} />
        </>
      )}
    </section>
  );
}

type PeopleProps = {
  notices: Notices;
  contacts: ReturnType<typeof useOpenedCase>['file']['contacts'];
  onChange: (notices: Notices) => void;
};

/** Left out where this server sends nothing but to devices. */
function People({ notices, contacts, onChange }: PeopleProps) {
  const t = useTexts(noticesTexts);
  if (!notices.channels.email && !notices.channels.sms) return null;
  const reachable = contacts
    .map((contact) => ({ contact, ways: waysTo(contact, notices.channels) }))
    .filter(({ ways }) => ways.length > 0);
  return (
    <>
      <h3 class="contact-name">{t.people}</h3>
      <p class="muted small">{reachable.length === 0 ? t.noAddress : t.consent}</p>
      <ul class="stack">
        {reachable.map(({ contact, ways }) => (
          <ContactSwitches
            key={contact.id}
            contact={contact}
            ways={ways}
            notices={notices.contacts.find(({ contactId }) => contactId === contact.id)}
            onChange={(changed) => {
              const others = notices.contacts.filter(({ contactId }) => contactId !== changed.contactId);
              onChange({ ...notices, contacts: [...others, changed] });
            }}
          />
        ))}
      </ul>
    </>
  );
}
