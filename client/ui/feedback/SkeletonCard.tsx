import { Card } from '../layout/Card.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Stack } from '../layout/Stack.tsx'
import { space } from '../tokens.ts'

export function SkeletonCard() {
  return (
    <Card flush aria-hidden>
      <Skeleton height="auto" css={{ aspectRatio: '16 / 9', borderRadius: 0 }} />
      <Stack gap={3} css={{ padding: space[5] }}>
        <Skeleton width="75%" height="1.375rem" />
        <Skeleton width="55%" height="0.875rem" />
        <Skeleton width="40%" height="0.875rem" />
      </Stack>
    </Card>
  )
}
