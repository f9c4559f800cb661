import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { href } from './paths.ts';

/** Redirects to sign-in, and back to the same path, query and hash afterwards. */
export function SignInRedirect() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    navigate(href.login(`${pathname}${search}${hash}`), { replace: true });
  }, [navigate]);
  return null;
}
