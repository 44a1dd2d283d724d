"""Programs: a kernel that Python calls, and all that it reaches, optimised together and once.

Numba by itself optimises a function anew in each of its callers and in theirs, and makes machine code of every copy:
of 460 kernels 5,500 functions. Here a kernel becomes a part, which is nothing but linked; only programs become code.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding as llvm
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.funcdesc import default_mangler
from numba.core.imputils import lower_cast

PREFIX = "_ZN6engawa"  # of the symbols of kernels
KERNEL = 0  # in the place of the number that Numba gives to a function

_parts: dict[str, Part] = {}  # by the symbol of their kernel


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel. It names the kernels that it calls, and never runs by itself."""

    def finalize(self) -> None:
        _link_what_is_no_kernel(self)
        self.take_place()

    def take_place(self) -> None:
        """From now on programs find it."""
        self._finalized = True
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                _parts[function.name] = self

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Part:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing to set, since nothing of it is in memory."""


class Program(JITCodeLibrary):  # type: ignore[misc]
    """A kernel with its wrapper for Python, and every part that it reaches."""

    def finalize(self) -> None:
        module = self._final_module
        own = _link_what_is_no_kernel(self)
        link_parts(module)
        # What nobody else can call may vanish in its callers, or lose arguments that never differ.
        hide_all_but(module, own)
        self._optimize_final_module()
        module.verify()
        self._finalize_final_module()


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's own pipeline, which ends in a part."""

    library = Part

    def _compile_bytecode(self) -> Any:
        identity = self.state.func_id
        identity.unique_id, identity.unique_name = KERNEL, identity.func_qualname
        self.state.targetctx.mangler = _symbol_of
        self.state.library = self.library(self.state.targetctx.codegen(), identity.func_qualname)
        self.state.library.enable_object_caching()
        return super()._compile_bytecode()


class ProgramCompiler(PartCompiler):
    """Numba's own pipeline, which ends in a program."""

    library = Program


def reduce_part(result: CompileResult) -> tuple[Any, ...]:
    """What is kept of a part on disk."""
    result.fndesc.typemap = result.fndesc.calltypes = None
    code = result.library._final_module.as_bitcode()
    return result.library.name, code, result.fndesc, result.environment, result.signature


def rebuild_part(target: Any, kept: tuple[Any, ...]) -> CompileResult:
    """A part that was kept."""
    name, code, descriptor, environment, signature = kept
    part = Part(target.codegen(), name)
    part._final_module = llvm.parse_bitcode(code)
    part.take_place()
    known = {
        "typing_context": target.typing_context,
        "target_context": target,
        "library": part,
        "environment": environment,
        "entry_point": target.get_executable(part, descriptor, environment),
        "fndesc": descriptor,
        "signature": signature,
        "objectmode": False,
        "lifted": (),
    }
    return CompileResult(**dict.fromkeys(CompileResult._fields) | known)


def _symbol_of(name: str, arguments: Any, *, abi_tags: Any = (), uid: int | None = None) -> Any:
    """Numba's symbol, but for a kernel the same in every process, since parts that were kept name each other.

    Its name has a stamp in it and it has one signature, so neither the types, which Numba numbers as it meets them,
    nor a number of its own is needed.
    """
    return default_mangler(name, () if uid == KERNEL else arguments, abi_tags=abi_tags, uid=uid)


def _link_what_is_no_kernel(library: Any) -> set[str]:
    """Put in what Numba compiled besides kernels, such as `max`, and hide it; the names of what was there before."""
    module = library._final_module
    own = {value.name for value in (*module.functions, *module.global_variables) if not value.is_declaration}
    for other in dict.fromkeys(library._linking_libraries):
        if not isinstance(other, Part):
            module.link_in(other._get_module_for_linking(), preserve=True)
    hide_all_but(module, own)
    return own


def link_parts(module: Any) -> None:
    """Put in every kernel that a *module* calls, and those that they call."""
    linked: set[str] = set()
    missing = _missing(module)
    while missing:
        name = missing.pop()
        if name not in linked:
            linked.add(name)
            part = _parts[name]._final_module
            module.link_in(part, preserve=True)
            missing += _missing(part)


def hide_all_but(module: Any, names: set[str]) -> None:
    """Make everything else the *module*'s own, so that nothing of the same name in another is taken for it."""
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in names:
            value.linkage = "internal"


def _missing(module: Any) -> list[str]:
    """The kernels that a *module* calls and does not have."""
    return [f.name for f in module.functions if f.is_declaration and f.name.startswith(PREFIX)]


@lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
def _as_array(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    """A whole array of a record where any array will do, so that no kernel is compiled for it a second time."""
    return value
