import type { Hospital, Phone } from '#contract/hospital.ts';
import { certaintyWords } from '#engine/knowledge/capabilities.ts';
import { useTexts, useWord } from '#web/language.ts';
import { dialLink } from '#web/map-link.ts';
import { hospitalsTexts } from '#web/strings/hospitals.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** Every number with who answers it; a directory of somebody's own may know but one. */
export function CallButtons({ hospital: { phone, phones } }: { hospital: Hospital }) {
  const t = useTexts(hospitalsTexts);
  const known: Pick<Phone, 'number' | 'extension' | 'use'>[] =
    phones ?? (phone?.split(/[;/]/) ?? []).map((number) => ({ number: number.trim(), use: 'switchboard' }));
  return known.map(({ number, extension, use }) => (
    <LinkButton key={number} look="plain" icon="phone" href={dialLink(number)}>
      {t.callTo[use]} {number}
      {extension !== undefined && ` (${t.extension} ${extension})`}
    </LinkButton>
  ));
}

/** Said once for all numbers that rest on the same. */
export function PhoneGrounds({ phones = [] }: { phones?: readonly Phone[] | undefined }) {
  const t = useTexts(hospitalsTexts);
  const word = useWord();
  const grounds = [...new Set(phones.map((phone) => word(certaintyWords(phone))))];
  if (grounds.length === 0) return null;
  return (
    <p class="small muted no-print">
      {t.phoneNumbers} {grounds.join('; ')}.
    </p>
  );
}
