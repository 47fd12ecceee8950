import type { FormHTMLAttributes } from 'react'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void
  label?: string
  busy?: boolean
}

/** Validation belongs to the machine; the browser neither validates nor navigates. */
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
