import { useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import { isEasyToGuess } from '#contract/passcode.ts';
import { hourMs } from '#contract/when.ts';
import { createShare } from '#web/api/seldom.ts';
import { useTexts } from '#web/language.ts';
import { doctorsTexts } from '#web/strings/doctors.ts';
import { inviteTexts } from '#web/strings/invite.ts';
import { dateTimeText } from '#web/time-words.ts';
import { CheckRow } from '#web/ui/choice.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useOpenedCase } from '../opened-case.ts';
import type { MadeShare } from './doctors-panel.tsx';
import { PapersChoice } from './papers-choice.tsx';

const hoursOffered = [24, limits.shareExpiresInHoursDefault, 168, limits.shareExpiresInHoursMax];

/** Six digits, in two groups as one says them. */
function newPasscode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const digits = String(random % 1_000_000).padStart(6, '0');
  return isEasyToGuess(digits) ? newPasscode() : `${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** Who sees what, until when, and an explicit yes: making the link is the written request for it. */
export function ShareDialog({ onClose, onMade }: { onClose: () => void; onMade: (share: MadeShare) => void }) {
  const t = useTexts(inviteTexts);
  const shown = useTexts(doctorsTexts);
  const { access } = useOpenedCase();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [hours, setHours] = useState<number>(limits.shareExpiresInHoursDefault);
  const [passcode, setPasscode] = useState<string>();
  const [chosen, setChosen] = useState<string[]>();
  const [isAgreed, setAgreed] = useState(false);
  const reviewerName = name.trim();

  const make = () =>
    createShare(access, {
      reviewerName,
      expiresInHours: hours,
      ...(title.trim() && { reviewerTitle: title.trim() }),
      ...(passcode !== undefined && { passcode }),
      ...(chosen && { documentIds: chosen }),
    });

  return (
    <FormDialog
      title={shown.invite}
      onClose={onClose}
      faults={[reviewerName === '' && t.nameMissing, !isAgreed && t.confirmMissing]}
      submit={{ label: t.create, busyLabel: t.creating, icon: 'link' }}
      onSubmit={make}
      onSent={(share) => onMade({ ...share, reviewerName, ...(passcode !== undefined && { passcode }) })}
    >
      {(isTried) => (
        <>
          <TextField
            label={t.name}
            hint={t.nameHint}
            error={isTried && reviewerName === '' ? t.nameMissing : undefined}
            value={name}
            onChange={setName}
            maxLength={limits.reviewerNameLengthMax}
            autoComplete="off"
          />
          <TextField
            label={t.reviewerTitle}
            optional
            value={title}
            onChange={setTitle}
            maxLength={limits.reviewerTitleLengthMax}
          />
          <SelectField
            label={t.expires}
            value={String(hours)}
            onChange={(value) => setHours(Number(value))}
            options={hoursOffered.map((each) => ({ value: String(each), label: t.hours(each) }))}
          />
          <CheckRow
            name="passcode"
            label={t.addPasscode}
            hint={t.addPasscodeHint}
            checked={passcode !== undefined}
            onChange={(isWanted) => setPasscode(isWanted ? newPasscode() : undefined)}
          />
          <PapersChoice chosen={chosen} onChange={setChosen} />
          <ul class="stack-tight small">
            <li class="icon-line">
              <Icon name="eye" />
              <span>{t.sees}</span>
            </li>
            <li class="icon-line">
              <Icon name="lock" />
              <span>{t.doesntSee}</span>
            </li>
            <li class="icon-line">
              <Icon name="info" />
              <span>{t.fileWarning}</span>
            </li>
          </ul>
          <CheckRow
            name="agree"
            label={t.confirm(reviewerName || t.theDoctor, dateTimeText(Date.now() + hours * hourMs))}
            error={isTried && !isAgreed ? t.confirmMissing : undefined}
            checked={isAgreed}
            onChange={setAgreed}
          />
        </>
      )}
    </FormDialog>
  );
}
