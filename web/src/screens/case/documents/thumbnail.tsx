import { useEffect, useRef, useState } from 'preact/hooks';
import type { FileSource } from '#web/api/files.ts';
import type { ViewedDocument } from '#web/viewer/viewer.tsx';
import { findThumbnail, hasThumbnail } from './thumbnails.ts';

/** A small picture of a picture, made when it scrolls into view. It says nothing that the name beside it does not. */
export function Thumbnail({ document, source }: { document: ViewedDocument; source: FileSource }) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  const { id } = document;
  const isPicture = hasThumbnail(document);
  const fileUrl = source.url(id);
  const { token } = source;
  useEffect(() => {
    const element = place.current;
    if (!element || !isPicture) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void findThumbnail(id, { url: () => fileUrl, ...(token && { token }) }, controller.signal).then(setUrl);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [id, isPicture, fileUrl, token]);
  return (
    <span ref={place} class="document-thumbnail">
      {url && <img src={url} alt="" />}
    </span>
  );
}
