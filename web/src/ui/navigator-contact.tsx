import type { Recommendation } from '#contract/recommendation.ts';
import { dialLink } from '../map-link.ts';
import { LinkButton } from './button.tsx';

/** How to reach a person, with the number to tap; recommendations of earlier days do not say. */
export function NavigatorContact({ contact }: { contact: Recommendation['humanNavigator']['contact'] }) {
  if (!contact) return null;
  return (
    <>
      <p class="small">{contact.how}</p>
      {contact.phone !== undefined && (
        <div class="no-print">
          <LinkButton look="plain" small icon="phone" href={dialLink(contact.phone)}>
            {contact.phone}
          </LinkButton>
        </div>
      )}
    </>
  );
}
