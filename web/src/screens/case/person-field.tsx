import { limits } from '#contract/limits.ts';
import { useTexts } from '#web/language.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { TextField } from '#web/ui/field.tsx';

/** How each fact about a person is filled in, wherever it is asked. */
const kinds = {
  fullName: { maxLength: limits.fullNameLengthMax, autoComplete: 'off' },
  birthYear: { maxLength: 4, inputMode: 'numeric', short: true },
  province: { maxLength: limits.provinceLengthMax },
  address: { maxLength: limits.addressLengthMax, autoComplete: 'off' },
  relationship: { maxLength: limits.relationshipLengthMax },
  phone: { maxLength: limits.phoneLengthMax, type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  zalo: { maxLength: limits.zaloLengthMax },
  email: { maxLength: limits.emailLengthMax, type: 'email', inputMode: 'email', autoComplete: 'off' },
} as const;

export type PersonFact = keyof typeof kinds;

type PersonFieldProps = {
  fact: PersonFact;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  error?: string | undefined;
};

export function PersonField({ fact, ...rest }: PersonFieldProps) {
  const t = useTexts(peopleTexts);
  return (
    <TextField
      label={t[fact]}
      hint={fact === 'relationship' ? t.relationshipHint : undefined}
      {...kinds[fact]}
      {...rest}
    />
  );
}
