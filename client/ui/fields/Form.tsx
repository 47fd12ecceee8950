import type { FormHTMLAttributes } from 'react'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void
  /** Accessible name, where no heading names it. */
  label?: string
  /** It is being sent. */
  busy?: boolean
}

/** A form whose rules are the machine's: the browser neither validates nor navigates. */
export function Form({ onSubmit, label, busy, ...rest }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...rest}
    />
  )
}
