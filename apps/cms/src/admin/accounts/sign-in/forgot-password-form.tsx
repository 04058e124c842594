'use client';

import { EmailField, Form, type FormProps, FormSubmit, useForm } from '@payloadcms/ui';
import { email } from 'payload/shared';
import { useEffect, useState } from 'react';

const failed = 'The email could not be sent. Please try again in a few minutes.';

// One object: with a new one Payload empties the form.
const initialState = { email: { initialValue: '', valid: true, value: '' } };

/** Requests an email with a link to choose a new password. */
export function ForgotPasswordForm() {
  const [sent, setSent] = useState<string>();
  const [failures, setFailures] = useState(0);

  const handleResponse: FormProps['handleResponse'] = async (response, onSuccess, onError) => {
    const body: { message?: string; errors?: { message?: string }[] } = await response
      .json()
      .catch(() => ({}));
    if (!response.ok || !body.message) {
      setFailures((count) => count + 1);
      return onError(body.errors?.[0]?.message ?? failed);
    }
    setSent(body.message);
    onSuccess(body.message);
  };

  const back = <a href="/admin/login">Back to sign-in</a>;
  if (sent)
    return (
      <div className="staff-entry" role="status">
        <h1>Please check your email</h1>
        <p>{sent} The link works for an hour. You can ask three times an hour.</p>
        {back}
      </div>
    );
  return (
    <Form
      action="/api/users/forgot-password"
      handleResponse={handleResponse}
      initialState={initialState}
      method="POST"
    >
      <div className="staff-entry">
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
      <Retryable failures={failures} />
      <FormSubmit size="large">Send the link</FormSubmit>
      {back}
    </Form>
  );
}

/** Enables the form again after a failure: Payload leaves it busy once `handleResponse` has the response (3.90.2). */
function Retryable({ failures }: { failures: number }) {
  const { setProcessing } = useForm();
  useEffect(() => {
    if (failures > 0) setProcessing(false);
  }, [failures, setProcessing]);
  return null;
}
