import { css } from '@emotion/react'
import type { FieldsetHTMLAttributes } from 'react'
import { space, text } from '../../tokens.ts'

const group = css`
  & > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    ${text.small}
    font-weight: 600;
  }
`

interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  label: string
}

/** A group of controls that belong to one question. */
export const FieldGroup = ({ label, children, ...rest }: FieldGroupProps) => (
  <fieldset css={group} {...rest}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)
