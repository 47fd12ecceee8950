import { css } from '@emotion/react'
import type { Slide } from '../../../machines/domain.ts'
import { inOrder } from '../../../machines/homepage/slideOrder.ts'
import * as texts from '../../../machines/homepage/texts.ts'
import { Heading, media, Screen, space, Stack, t, Text, useBlobAddress } from '../../ui/index.ts'
import { Carousel } from '../Carousel.tsx'
import type { ContentState } from './machines.ts'

/** The edited slide among the others, as visitors will see it after saving. */
export function SlidePreview({ state }: Pick<ContentState, 'state'>) {
  const { slides, slide, form, image, removesImage } = state.context
  const chosen = useBlobAddress(image?.file instanceof Blob ? image.file : null)
  const draft: Slide = {
    ...form,
    id: slide?.id ?? '',
    order: Number(form.order) || slides.length + 1,
    image: chosen ? { ...bare, url: chosen, template: chosen } : removesImage ? null : (slide?.image ?? null),
  }
  const all = inOrder([...slides.filter(({ id }) => id !== draft.id), draft])
  const carousel = (
    <Carousel slides={all} index={all.indexOf(draft)} isPlaying={false} isStopped={false} send={() => {}} />
  )
  return (
    <Stack gap={4} css={column}>
      <Heading level={3} look="card">
        {t(texts.preview)}
      </Heading>
      <Stack gap={1}>
        <Screen label={t(texts.previewOnAComputer(form.heading))} width={1440} height={900}>
          {carousel}
        </Screen>
        <Text size="small" tone="muted">
          {t(texts.onAComputer)}
        </Text>
      </Stack>
      <Stack gap={1} css={phone}>
        <Screen label={t(texts.previewOnAPhone(form.heading))} width={390} height={844} shown={780}>
          {carousel}
        </Screen>
        <Text size="small" tone="muted">
          {t(texts.onAPhone)}
        </Text>
      </Stack>
    </Stack>
  )
}

/** Empty picture fields for a picture that has not been uploaded yet. */
const bare = { id: null, width: null, height: null, blur: null, widths: [] }

const column = css({ [media.desktop]: { position: 'sticky', insetBlockStart: space[2] } })
const phone = css({ width: 'min(12rem, 100%)', [media.desktop]: { width: '9.5rem' } })
