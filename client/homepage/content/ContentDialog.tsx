import { css } from '@emotion/react'
import { useId } from 'react'
import type { ContentForm } from '../../../machines/homepage/contentRules.ts'
import * as texts from '../../../machines/homepage/texts.ts'
import { type Pictures, usePictures } from '../../runtime/pictures/usePictures.ts'
import {
  Alert,
  Button,
  DateField,
  Dialog,
  fieldsOf,
  Form,
  ImagePicker,
  LeaveQuestion,
  media,
  space,
  Stack,
  t,
  TextArea,
  TextField,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import type { ContentState } from './machines.ts'
import { SlidePreview } from './SlidePreview.tsx'

/** Creates or edits a slide. */
export function ContentDialog({ state, send }: ContentState) {
  const { slide, form, problems, alert } = state.context
  const pictures = usePictures('slide', ([image]) => image && send({ type: 'image.choose', image }))
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  const busy = state.hasTag('busy')
  const id = useId()
  const close = () => send({ type: 'dialog.close' })
  const typed = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  const marked = (name: keyof ContentForm) => ({ ...typed(name), invalid: problems[name] !== undefined })
  const field = (name: keyof ContentForm) => ({ ...marked(name), readOnly: busy })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={() => send({ type: 'form.cancel' })}>
        {t(words.cancel)}
      </Button>
      <Button type="submit" form={id} busy={busy || pictures.isBusy}>
        {busy ? t(words.saving) : slide ? t(texts.updateContent) : t(texts.addContent)}
      </Button>
    </>
  )
  const dialog = (
    <Dialog
      title={slide ? t(texts.editContent) : t(texts.addNewContent)}
      size="large"
      footer={footer}
      onClose={close}
    >
      <div css={sides}>
        <Form id={id} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
          <Stack gap={5} ref={fields}>
            {alert && <Alert>{t(alert.text)}</Alert>}
            {problems.form && <Alert>{t(problems.form)}</Alert>}
            <Image state={state} send={send} pictures={pictures} />
            <div css={pair}>
              <TextField
                label={t(texts.displayOrder)}
                required
                inputMode="numeric"
                digits
                hint={t(texts.oneComesFirst)}
                {...field('order')}
              />
              <DateField label={t(words.date)} required {...marked('date')} disabled={busy} />
            </div>
            <TextField label={t(texts.heading)} required maxLength={200} {...field('heading')} />
            <TextArea
              label={t(words.description)}
              required
              maxLength={2000}
              rows={4}
              {...field('description')}
            />
            <TextField label={t(words.location)} required maxLength={300} {...field('place')} />
          </Stack>
        </Form>
        <SlidePreview state={state} />
      </div>
    </Dialog>
  )
  return (
    <>
      {dialog}
      {state.matches({ dialog: 'leaving' }) && <LeaveQuestion send={send} />}
    </>
  )
}

function Image({ state, send, pictures }: ContentState & { pictures: Pictures }) {
  const { slide, image, removesImage, problems } = state.context
  const stored = removesImage ? null : (slide?.image?.url ?? null)
  const source = image?.file instanceof Blob ? image.file : stored
  const name = image?.name ?? t(texts.picture)
  return (
    <ImagePicker
      label={source ? t(texts.replaceImage) : t(texts.uploadImage)}
      hint={t(texts.imageLimits)}
      error={t(problems.image)}
      pictures={source ? [{ id: 'picture', name, source }] : []}
      progress={t(pictures.progress)}
      onAdd={(files) => pictures.choose(files.slice(0, 1))}
      onRemove={() => send({ type: 'image.remove' })}
      onUnreadable={() => send({ type: 'image.fail' })}
    />
  )
}

const sides = css({
  display: 'grid',
  gap: space[6],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
})
const pair = css({
  display: 'grid',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
})
