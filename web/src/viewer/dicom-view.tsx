import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { DicomError, type DicomFault, type DicomImage, type Frame, type GreyWindow } from './dicom/dicom-image.ts';
import { fullWindow, showFrame } from './dicom/show-frame.ts';
import { drawings } from './drawings.ts';
import { FrameBar } from './frame-bar.tsx';
import { Unshown } from './image-view.tsx';
import { PanZoom, Tool } from './pan-zoom.tsx';
import type { ViewProps } from './viewer.tsx';
import { WindowBar } from './window-bar.tsx';

type Picture = DicomImage | DicomFault | undefined;

export function DicomView({ file, name, onStep }: ViewProps) {
  const t = useTexts(viewerTexts);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let isCurrent = true;
    open(file).then(
      (image) => isCurrent && setPicture(image),
      (error: unknown) => isCurrent && setPicture(faultOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (typeof picture === 'string') return <Unshown text={t.dicom[picture]} />;
  if (!picture) return <div class="viewer-stage viewer-message" aria-busy="true" />;
  return <OpenDicom image={picture} name={name} onStep={onStep} onFault={setPicture} />;
}

/** The parser is fetched when the first such file is opened. */
async function open(file: Blob): Promise<DicomImage> {
  const [{ readDicom }, bytes] = await Promise.all([import('./dicom/read-dicom.ts'), file.arrayBuffer()]);
  return readDicom(new Uint8Array(bytes));
}

function faultOf(error: unknown): DicomFault {
  return error instanceof DicomError ? error.fault : 'broken';
}

/** On a low screen the picture needs the place that the sliders would take. */
function hasRoom(): boolean {
  return innerHeight >= 760;
}

type OpenDicomProps = Omit<ViewProps, 'file'> & { image: DicomImage; onFault: (fault: DicomFault) => void };

function OpenDicom({ image, name, onStep, onFault }: OpenDicomProps) {
  const t = useTexts(viewerTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [index, setIndex] = useState(0);
  const [isAdjusting, setAdjusting] = useState(hasRoom);
  const [frame, setFrame] = useState<Frame>();
  const [window, setWindow] = useState<GreyWindow | undefined>(image.windows[0]);

  useEffect(() => {
    let isCurrent = true;
    image.readFrame(index).then(
      (read) => isCurrent && setFrame(read),
      (error: unknown) => isCurrent && onFault(faultOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [image, index, onFault]);

  const isGrey = frame?.kind === 'grey';
  const full = frame && fullWindow(frame, image);
  const shown = window ?? full;
  useEffect(() => {
    if (canvas.current && frame && shown) showFrame(canvas.current, image, frame, shown);
  }, [frame, image, shown]);
  useEffect(() => {
    canvas.current?.style.setProperty('aspect-ratio', `${image.columns} / ${image.rows * image.pixelAspect}`);
  }, [image]);

  return (
    <>
      <PanZoom
        onStep={onStep}
        tools={
          isGrey && (
            <Tool
              icon={drawings.contrast}
              label={t.windowHeading}
              pressed={isAdjusting}
              onClick={() => setAdjusting(!isAdjusting)}
            />
          )
        }
      >
        <canvas ref={canvas} class="viewer-picture viewer-dicom" role="img" aria-label={name} />
      </PanZoom>
      <div class="viewer-panel">
        {image.frameCount > 1 && (
          <FrameBar index={index} count={image.frameCount} frameMs={image.frameMs} onChange={setIndex} />
        )}
        {isAdjusting && isGrey && full && shown && (
          <WindowBar image={image} full={full} window={shown} onChange={setWindow} />
        )}
        <p class="small viewer-hint">
          {[image.modality, image.description].filter(Boolean).join(' · ')} {t.notForDiagnosis}
        </p>
      </div>
    </>
  );
}
