import type { DraftImage } from '../../machines/domain.ts'
import { isOfPictures, type Problem } from '../../machines/events/rules.ts'
import type { Pictures } from '../runtime/pictures/usePictures.ts'
import { ImagePicker, type PickedPicture, t } from '../ui/index.ts'

interface EventImagesProps {
  label: string
  hint: string
  max: number
  /** Pictures already stored with the event. */
  stored?: readonly PickedPicture[]
  images: readonly DraftImage[]
  chosen: Pictures
  problem: Problem | null
  send: (event: { type: 'image.remove'; key: string } | { type: 'image.fail'; key: string }) => void
}

export const EventImages = ({
  label,
  hint,
  max,
  stored,
  images,
  chosen,
  problem,
  send,
}: EventImagesProps) => (
  <ImagePicker
    label={label}
    hint={hint}
    max={max}
    pictures={[
      ...(stored ?? []),
      ...images.map(({ key, name, file }) => ({ id: key, name, source: file as File })),
    ]}
    error={t(problem && isOfPictures(problem) && problem.text)}
    progress={t(chosen.progress)}
    onAdd={chosen.choose}
    onRemove={(key) => send({ type: 'image.remove', key })}
    onUnreadable={(key) => send({ type: 'image.fail', key })}
  />
)
