import { useState } from 'preact/hooks';
import { useTexts } from '../../../language.ts';
import { lazyDialog } from '../../../lazy-dialog.tsx';
import { caseChangesTexts } from '../../../strings/case-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenedCase } from '../opened-case.ts';
import { StoryList } from './story-list.tsx';

const StoryDialog = lazyDialog(async () => (await import('./story-dialog.tsx')).StoryDialog);

export function StoryCard() {
  const t = useTexts(caseChangesTexts);
  const { file } = useOpenedCase();
  const [isChanging, setChanging] = useState(false);
  return (
    <section class="card stack" aria-labelledby="story-heading">
      <h2 class="card-heading" id="story-heading">
        {t.story}
      </h2>
      <StoryList intake={file.case.intake} />
      <div>
        <Button look="plain" small icon="edit" onClick={() => setChanging(true)}>
          {t.changed}
        </Button>
      </div>
      {isChanging && <StoryDialog intake={file.case.intake} onClose={() => setChanging(false)} />}
    </section>
  );
}
