'use client';

import { EmailField, Form, FormSubmit } from '@payloadcms/ui';
import { email } from 'payload/shared';
import { useState } from 'react';

/** Requests an email with a link to choose a new password. */
export function ForgotPasswordForm() {
  const [sent, setSent] = useState<string>();

  const back = <a href="/admin/login">Back to sign-in</a>;
  if (sent)
    return (
      <div className="form-header" role="status">
        <h1>Please check your email</h1>
        <p>{sent} The link works for an hour. You can ask three times an hour.</p>
        {back}
      </div>
    );
  return (
    <Form
      action="/api/users/forgot-password"
      onSuccess={async (body) => setSent((body as { message: string }).message)}
      initialState={{ email: { initialValue: '', valid: true, value: '' } }}
      method="POST"
    >
      <div className="form-header">
        <h1>Forgot password</h1>
        <p>
          Type your email address. If there is an account with it, you get an email with a link to choose a
          new password.
        </p>
      </div>
      <EmailField
        field={{ name: 'email', admin: { autoComplete: 'email' }, label: 'Email', required: true }}
        path="email"
        validate={email}
      />
      <FormSubmit size="large">Send the link</FormSubmit>
      {back}
    </Form>
  );
}
