"""What a page of ours may load and run, and from where."""

FRAMES = "frame-ancestors 'none'"  # which a header says, and a page cannot say by itself


def policy_of(connections: str = "'self'") -> str:
    """The policy of a page that may talk to those."""
    return (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data: blob:; connect-src {connections}; base-uri 'self'"
    )
