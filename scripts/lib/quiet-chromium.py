#!/usr/bin/env python3
"""Starts the Chromium that QUIET_CHROMIUM names, which then is not told of changes of the network.

Chromium ends every request with ERR_NETWORK_CHANGED when an address of the machine appears or
disappears, those to localhost too, and has no option against it. Docker adds and removes addresses
whenever a test starts a container. This program forbids netlink sockets, from which Chromium
learns of the change, by a seccomp filter, which the browser inherits; a program of Node cannot.
"""
import ctypes
import errno
import os
import platform
import struct
import sys

# From the headers of Linux: audit.h and unistd.h (architecture, number of socket(2)).
MACHINES = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
AF_NETLINK = 16
PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 22, 2
PR_SET_NO_NEW_PRIVS = 38
ALLOW, FAIL = 0x7FFF0000, 0x00050000
# Places of struct seccomp_data.
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16
LOAD, IS_EQUAL, RETURN = 0x20, 0x15, 0x06


class Program(ctypes.Structure):
    """struct sock_fprog of linux/filter.h."""

    _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_void_p)]


def step(code, value, if_equal=0, if_not=0):
    return struct.pack("HBBI", code, if_equal, if_not, value)


def forbid_netlink():
    """Makes socket(AF_NETLINK, …) fail with EAFNOSUPPORT in this process and those it starts."""
    architecture, socket = MACHINES[platform.machine()]
    steps = [
        step(LOAD, ARCHITECTURE),
        step(IS_EQUAL, architecture, if_not=5),
        step(LOAD, NUMBER),
        step(IS_EQUAL, socket, if_not=3),
        step(LOAD, FIRST_ARGUMENT),
        step(IS_EQUAL, AF_NETLINK, if_not=1),
        step(RETURN, FAIL | errno.EAFNOSUPPORT),
        step(RETURN, ALLOW),
    ]
    code = ctypes.create_string_buffer(b"".join(steps))
    program = Program(len(steps), ctypes.cast(code, ctypes.c_void_p))
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    failed = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or prctl(
        PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(program), 0, 0
    )
    if failed:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


browser = os.environ["QUIET_CHROMIUM"]
if platform.machine() in MACHINES:
    try:
        forbid_netlink()
    except OSError as error:
        print(f"Chromium hears of changes of the network: {error}", file=sys.stderr)
os.execv(browser, [browser, *sys.argv[1:]])
