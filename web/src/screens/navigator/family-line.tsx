import type { Contact } from '#contract/contact.ts';
import { useTexts } from '#web/language.ts';
import { deskTexts } from '#web/strings/desk.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** Whom to call, with the number in sight, whatever part of the case is open. */
export function FamilyLine({ contacts }: { contacts: readonly Contact[] }) {
  const t = useTexts(deskTexts).call;
  const contact = firstToCall(contacts);
  if (!contact) return <p class="desk-contact-words muted">{contacts.length === 0 ? t.nobody : t.noPhone}</p>;
  const { fullName, relationship, phone, role, canReceiveMedicalInfo } = contact;
  return (
    <>
      <p class="desk-contact-words">
        <span class="strong">{fullName}</span>
        <span class="muted">
          {[relationship, role === 'primary' ? t.primary : t.secondary].filter(Boolean).join(' · ')}
        </span>
        <span class={canReceiveMedicalInfo ? 'muted' : 'desk-caution'}>
          {canReceiveMedicalInfo ? t.mayKnow : t.mayNotKnow}
        </span>
      </p>
      {phone && (
        <LinkButton small icon="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <span class="visually-hidden">{t.call(fullName)} </span>
          <span class="numbers">{phone}</span>
        </LinkButton>
      )}
    </>
  );
}

/** The primary contact, or whoever else can be reached. */
function firstToCall(contacts: readonly Contact[]): Contact | undefined {
  const reachable = contacts.filter(({ phone }) => phone);
  return (
    reachable.find(({ role }) => role === 'primary') ??
    reachable.find(({ isEmergencyContact }) => isEmergencyContact) ??
    reachable[0]
  );
}
