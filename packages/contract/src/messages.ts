/**
 * What visitors read when they send something, to the letter of the
 * specification (sections 5 and 8). Strings only, so that the browser can have
 * them without a schema library.
 */
export const messages = {
  required: 'This field is required.',
  contactReceived: 'Thank you for contacting us! We will get back to you soon.',
  contactFailed: 'Failed to submit the form. Please try again later.',
  applicationIncomplete: 'Please fill all required fields & complete verification.',
  applicationReceived: 'Application submitted successfully!',
  applicationRefused: 'Something went wrong.',
  applicationFailed: 'Server error. Please try again.',
  emailNeeded: 'Please enter a valid email before sending OTP.',
  codeSent: 'OTP sent to your email!',
  codeNotSent: 'Failed to send OTP.',
  codeSendingFailed: 'Error sending OTP. Try again.',
  codeNeeded: 'Please enter the OTP.',
  emailVerified: 'Email verified successfully!',
  codeWrong: 'Invalid OTP. Try again.',
  codeCheckFailed: 'Error verifying OTP. Try again.',
  emailUnverified: 'Please verify your email with OTP.',
  humanUnconfirmed: "Please confirm you're not a robot.",
  humanRefused: 'Verification failed. Please try again.',
  humanCheckFailed: 'Verification error. Please try again.',
  noOpenRoles: 'No open roles available right now.',
  noDescription: 'No description available.',
  ownProofNeeded: 'Please confirm your email with a code again. It opens this page for 30 minutes.',
  ownWithdrawn: 'Your application is withdrawn.',
  ownErased: 'Your application is erased.',
  ownResumeReplaced: 'Your new résumé has reached us.',
} as const;
