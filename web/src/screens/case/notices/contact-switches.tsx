import { useState } from 'preact/hooks';
import type { Contact } from '#contract/contact.ts';
import type { ContactNotices, ContactNoticesChange, Notices } from '#contract/notice.ts';
import type { Language } from '#contract/vocabulary.ts';
import { setContactNotices } from '#web/api/notices.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { noticesTexts } from '#web/strings/notices.ts';
import { dateTimeText } from '#web/time-words.ts';
import { CheckRow } from '#web/ui/choice.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';

type Way = { channel: 'email' | 'sms'; address: string };

/** The ways in which this server could reach a contact. */
export function waysTo({ email, phone, zalo }: Contact, channels: Notices['channels']): Way[] {
  const number = phone || zalo;
  return [
    ...(channels.email && email ? [{ channel: 'email' as const, address: email }] : []),
    ...(channels.sms && number ? [{ channel: 'sms' as const, address: number }] : []),
  ];
}

type ContactSwitchesProps = {
  contact: Contact;
  ways: readonly Way[];
  notices: ContactNotices | undefined;
  onChange: (notices: ContactNotices) => void;
};

/** One contact: each way on its own, in their own language. */
export function ContactSwitches({ contact, ways, notices, onChange }: ContactSwitchesProps) {
  const t = useTexts(noticesTexts);
  const pageLanguage = useLanguage();
  const { access } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  /** A switch moves at once; it moves back when the service does not agree. */
  const [wanted, setWanted] = useState<ContactNoticesChange>({});
  const isOn = (channel: Way['channel']) => notices?.[channel].status === 'on';
  const isAnyOn = isOn('email') || isOn('sms');
  const language = isAnyOn ? (notices?.language ?? pageLanguage) : pageLanguage;

  const change = async (changed: ContactNoticesChange) => {
    if (isBusy) return;
    setWanted(changed);
    const next = { email: isOn('email'), sms: isOn('sms'), language, ...changed };
    const result = await send(setContactNotices(access, contact.id, next));
    if (result.ok) onChange(result.value);
    setWanted({});
  };

  return (
    <li class="stack" aria-busy={isBusy ? 'true' : undefined}>
      <p class="strong">{contact.fullName}</p>
      {ways.map(({ channel, address }) => {
        const { status = 'off', failedAt = null, waitsForYes = false } = notices?.[channel] ?? {};
        if (status === 'stopped') {
          return (
            <p class="muted" key={channel}>
              {t.stopped}
            </p>
          );
        }
        return (
          <div class="stack" key={channel}>
            <CheckRow
              name={`notices-${channel}-${contact.id}`}
              label={channel === 'email' ? t.byEmail(address) : t.bySms(address)}
              checked={wanted[channel] ?? status === 'on'}
              onChange={(checked) => change({ [channel]: checked })}
            />
            {status === 'on' && <p class="muted small">{waitsForYes ? t.waits : t.agreed}</p>}
            {failedAt && (
              <div role="status">
                <Notice tone="soon">{t.failed(address, dateTimeText(Date.parse(failedAt)))}</Notice>
              </div>
            )}
          </div>
        );
      })}
      {isAnyOn && (
        <SelectField
          label={t.language(contact.fullName)}
          options={(['vi', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
          value={wanted.language ?? language}
          onChange={(value) => change({ language: value as Language })}
        />
      )}
      <FailureNotice failure={failure} />
    </li>
  );
}
