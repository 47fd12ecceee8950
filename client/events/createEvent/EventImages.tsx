import { ImagePicker } from '../../ui/fields/ImagePicker.tsx'
import { randomKey } from '../../runtime/randomKey.ts'
import type { SectionProps } from './section.ts'

const most = 5

export function EventImages({ actor: { send }, state }: SectionProps) {
  const { images } = state.context
  const add = (files: File[]) =>
    send({
      type: 'images.add',
      images: files.map((file) => ({
        key: randomKey(),
        name: file.name,
        size: file.size,
        type: file.type,
        file,
      })),
    })
  return (
    <ImagePicker
      label="Add Images"
      hint="JPG or PNG, max 5MB each. Up to 5 images; the first is the cover."
      max={most}
      pictures={images.map(({ key, name, file }) => ({ id: key, name, source: file as File }))}
      onAdd={add}
      onRemove={(key) => send({ type: 'image.remove', key })}
    />
  )
}
