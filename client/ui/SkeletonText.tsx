import { Skeleton } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'

/** As high as so many lines of running text, the last one short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap={3} aria-hidden>
      {Array.from({ length: lines - 1 }, (_, line) => (
        <Skeleton key={line} height="0.875rem" />
      ))}
      <Skeleton width="60%" height="0.875rem" />
    </Stack>
  )
}
