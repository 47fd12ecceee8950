import { css } from '@emotion/react'
import { PencilIcon, TrashIcon } from '../icons.tsx'
import { Row } from '../layout/Row.tsx'
import * as words from '../texts.ts'
import { Button } from './Button.tsx'
import * as texts from '../words/texts.ts'
import { t } from '../words/language.ts'

interface EditButtonsProps {
  /** Name of the entry that the buttons edit and delete. */
  of: string
  onEdit: () => void
  onDelete: () => void
}

export const EditButtons = ({ of, onEdit, onDelete }: EditButtonsProps) => (
  <Row gap={2} css={unbroken}>
    <Button
      size="small"
      variant="secondary"
      icon={<PencilIcon size={16} />}
      aria-label={t(texts.editOf(of))}
      onClick={onEdit}
    >
      {t(words.edit)}
    </Button>
    <Button
      size="small"
      variant="secondary"
      icon={<TrashIcon size={16} />}
      aria-label={t(texts.removeOf(of))}
      onClick={onDelete}
    >
      {t(words.remove)}
    </Button>
  </Row>
)

const unbroken = css({ whiteSpace: 'nowrap' })
