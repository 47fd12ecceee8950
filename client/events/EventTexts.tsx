import * as texts from '../../machines/events/texts.ts'
import { t, TextArea, bothColumns, words } from '../ui/index.ts'

interface Props {
  field: (name: 'content' | 'accessibilityNotes') => {
    value: string
    invalid: boolean | undefined
    onChange: (value: string) => void
  }
  /** The height of the description, in lines. */
  rows: number
}

/** The long texts of an event, in the wizard and in the edit form. */
export function EventTexts({ field, rows }: Props) {
  return (
    <>
      <TextArea
        label={t(words.description)}
        rows={rows}
        maxLength={20_000}
        placeholder={t(texts.descriptionExample)}
        css={bothColumns}
        {...field('content')}
      />
      <TextArea
        label={t(texts.accessibilityNotes)}
        hint={t(texts.accessibilityHint)}
        rows={2}
        maxLength={1000}
        css={bothColumns}
        {...field('accessibilityNotes')}
      />
    </>
  )
}
