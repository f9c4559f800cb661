import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { href } from './paths.ts';

/** Sends a stranger to sign-in, and back here afterwards: path, query and hash are kept. */
export function SignInRedirect() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    navigate(href.login(`${pathname}${search}${hash}`), { replace: true });
  }, [navigate]);
  return null;
}
