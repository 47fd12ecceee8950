import { Grid } from '../layout/Grid.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as texts from '../texts.ts'
import { SkeletonCard } from './SkeletonCard.tsx'
import { Spinner } from './Spinner.tsx'

/** Placeholders for a grid of cards that is loading. */
export const SkeletonCards = ({ min }: { min: string }) => (
  <>
    <VisuallyHidden>
      <Spinner label={texts.loading} />
    </VisuallyHidden>
    <Grid min={min}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Grid>
  </>
)
