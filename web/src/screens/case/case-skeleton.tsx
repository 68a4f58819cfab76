import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

export function CaseSkeleton() {
  return (
    <Loading>
      <div class="columns">
        <div class="stack">
          <Skeleton look="block" />
          <Skeleton look="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton look="short" />
        </div>
        <div class="stack">
          <Skeleton look="title" />
          <Skeleton />
          <Skeleton look="short" />
        </div>
      </div>
    </Loading>
  );
}
