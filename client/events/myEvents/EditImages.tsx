import type { editEventMachine } from '../../../machines/events/editEventMachine.ts'
import { maxGallery } from '../../../machines/events/edit.ts'
import type { Machine } from '../../runtime/machine.ts'
import { randomKey } from '../../runtime/randomKey.ts'
import { ImagePicker } from '../../ui/fields/ImagePicker.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

/** The pictures that the event has, those that are new, and room for more. */
export function EditImages({ state, send }: Machine<typeof editEventMachine>) {
  const { event, deletedImages, images } = state.context
  const kept = event.galleryImages
    .map(({ id, url }, index) => ({ id: id ?? url, name: `picture ${index + 1}`, source: url }))
    .filter(({ id }) => !deletedImages.includes(id))
  const added = images.map(({ key, name, file }) => ({ id: key, name, source: file as File }))
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
    <Stack gap={3}>
      <Heading level={3}>Images</Heading>
      <ImagePicker
        label="Add Image"
        hint="Upload images in JPG, PNG, or WebP format. Maximum 5MB per image."
        max={maxGallery}
        pictures={[...kept, ...added]}
        onAdd={add}
        onRemove={(key) => send({ type: 'image.remove', key })}
      />
    </Stack>
  )
}
