/** An e-mail address which, too long for its place, breaks before its domain. */
export const EmailText = ({ email }: { email: string }) => {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  );
};
