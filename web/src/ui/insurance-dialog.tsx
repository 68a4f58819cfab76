import { useState } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { type InsuranceKind, insuranceKinds } from '#contract/vocabulary.ts';
import { useTexts } from '../language.ts';
import type { Answer } from '../request.ts';
import { insuranceTexts } from '../strings/insurance.ts';
import { SelectField } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { RegisteredField } from './registered-field.tsx';

export type Insurance = NonNullable<Intake['insurance']>;

type InsuranceDialogProps<Value> = {
  insurance: Insurance | undefined;
  /** Gets what was filled in: nothing when nobody knows anything. */
  onSubmit: (insurance: Insurance | undefined) => Answer<Value>;
  onSent: (value: Value) => void;
  onClose: () => void;
};

/** Three questions about the card, each of which may stay open. */
export function InsuranceDialog<Value>({ insurance, onSubmit, onSent, onClose }: InsuranceDialogProps<Value>) {
  const t = useTexts(insuranceTexts);
  const before = insurance?.hasCard;
  const [has, setHas] = useState<keyof typeof t.has>(before === undefined ? 'unknown' : before ? 'yes' : 'no');
  const [registeredAt, setRegisteredAt] = useState(insurance?.registeredAt ?? '');
  const [kind, setKind] = useState<InsuranceKind | ''>(insurance?.kind ?? '');
  const told: Insurance = {
    ...(has !== 'unknown' && { hasCard: has === 'yes' }),
    ...(has !== 'no' && registeredAt.trim() && { registeredAt: registeredAt.trim() }),
    ...(has !== 'no' && kind && { kind }),
  };
  return (
    <FormDialog
      title={t.heading}
      onClose={onClose}
      submit={{ label: t.submit }}
      onSubmit={() => onSubmit(Object.keys(told).length > 0 ? told : undefined)}
      onSent={onSent}
    >
      {() => (
        <>
          <p class="small">{t.lead}</p>
          <SelectField
            label={t.hasCard}
            value={has}
            onChange={(value) => setHas(value as keyof typeof t.has)}
            options={(['unknown', 'yes', 'no'] as const).map((value) => ({ value, label: t.has[value] }))}
          />
          {has !== 'no' && (
            <>
              <RegisteredField value={registeredAt} onChange={setRegisteredAt} />
              <SelectField
                label={t.kind}
                optional
                value={kind}
                onChange={(value) => setKind(value as InsuranceKind | '')}
                options={[
                  { value: '', label: t.has.unknown },
                  ...insuranceKinds.map((value) => ({ value, label: t.kinds[value] })),
                ]}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
