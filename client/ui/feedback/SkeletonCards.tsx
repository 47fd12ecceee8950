import { Grid } from '../layout/Grid.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as texts from '../texts.ts'
import { SkeletonCard } from './SkeletonCard.tsx'
import { Spinner } from './Spinner.tsx'
import { t } from '../words/language.ts'

/** Placeholders for a grid of cards while it is loading. */
export const SkeletonCards = ({ min }: { min: string }) => (
  <>
    <VisuallyHidden>
      <Spinner label={t(texts.loading)} />
    </VisuallyHidden>
    <Grid min={min}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Grid>
  </>
)
