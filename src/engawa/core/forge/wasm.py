"""Building: the kernels of a module, and all that they reach, as one WebAssembly module.

Kernels are lowered to parts as ever (see `numba_life`), only that Numba's target is told beforehand that pointers have
four bytes. Ints and indices stay 64 bits wide, so records and arrays lie in memory as in the native life, and LLVM
truncates where an address is made. The module is position-independent: it lives in the memory of whoever loads it,
which is one of ours under wasmtime, and Python's own in a page.
To be used in a process of its own: nothing can be run natively after `retarget`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from llvmlite import binding as llvm, ir
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.np.arrayobj import make_array, populate_array

from engawa.core.forge import numba_life, program, sealed

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+bulk-memory-opt,+simd128,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"
LINKER = [sys.executable, "-m", "ziglang", "wasm-ld"]
SHARED = ["-shared", "--experimental-pic", "--strip-all", "--unresolved-symbols=report-all"]
POINTER, WORD, HALF = ir.IntType(8).as_pointer(), ir.IntType(64), ir.IntType(32)
PLAIN = {types.int64: WORD, types.float64: ir.DoubleType(), types.boolean: HALF}


def retarget() -> None:
    """From now on, kernels of this process are lowered for WebAssembly."""
    context = cpu_target.target_context
    context.refresh()  # Numba's runtime first, for the machine at hand: kernels never call it
    context._internal_codegen = _Codegen("engawa.wasm")
    nothing = _Library(context._internal_codegen, "no_runtime")
    nothing._finalized = True
    nothing._get_module_for_linking = lambda: nothing._final_module
    rtsys._library = nothing


def build(bound: ModuleType, entries: tuple[str, ...], bounds_checked: bool = False) -> bytes:
    """The *entries* of a bound kernel module as a sealed WebAssembly module; with *bounds_checked* it traps."""
    codegen = cpu_target.target_context.codegen()
    module = llvm.parse_assembly(str(codegen._create_empty_module("program")))
    for name in entries:
        space, own = numba_life.home_of(bound, name)
        twin = numba_life.twin_of(space, bounds_checked)
        twin.compile_part(own)
        (result,) = getattr(twin.module, own).overloads.values()
        module.link_in(llvm.parse_assembly(str(_exported(codegen, result.fndesc, name, bounds_checked))))
    program.link_parts(module)
    addressed = [g.name for g in module.global_variables if g.name.startswith("numba.dynamic")]
    if addressed:  # Numba leaves tables over a megabyte where they are, and writes down the address
        raise TypeError(f"{bound.__name__}: a table of more than a megabyte: {addressed[0]}")
    program.hide_all_but(module, set(entries))
    for step in ({"loop_vectorize": False, "slp_vectorize": False, "opt": 0, "cost": "cheap"}, {"opt": 3}):
        manager, builder = codegen._module_pass_manager(**step)
        manager.run(module, builder)
    module.verify()
    return sealed.seal(_linked(codegen._tm.emit_object(module), entries), bound, entries)


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """What Numba compiles besides kernels, such as `max`: linked, never run."""

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    def _finalize_specific(self) -> None:
        pass


class _Codegen(JITCPUCodegen):  # type: ignore[misc]
    """Numba's code generator with the data layout of wasm32, and without an engine that runs code."""

    _library_class = _Library

    def _init(self, module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._tm = target.create_target_machine(features=FEATURES, opt=3, reloc="pic", codemodel="default")
        self._tm_features = FEATURES
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _get_host_cpu_name(self) -> str:
        return "generic"

    def _add_module(self, module: Any) -> None:
        pass

    def set_env(self, name: str, environment: Any) -> None:
        pass


def _exported(codegen: Any, kernel: Any, name: str, traps: bool) -> ir.Module:
    """A function of that *name* around a kernel, which *traps* where that would raise.

    It takes an address for a record, an address and its lengths for an array, and one after the other what a tuple
    holds.
    """
    context = cpu_target.target_context
    module = codegen._create_empty_module(f"export_{name}")
    void = kernel.restype in (types.none, types.void)
    taken = [passed for kind in kernel.argtypes for passed in _passed(kind)]
    function = ir.Function(module, ir.FunctionType(ir.VoidType() if void else PLAIN[kernel.restype], taken), name)
    callee = ir.Function(
        module, context.call_conv.get_function_type(kernel.restype, kernel.argtypes), kernel.llvm_func_name
    )
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    given = iter(function.args)
    arguments = [_received(context, builder, kind, given) for kind in kernel.argtypes]
    status, result = context.call_conv.call_function(builder, callee, kernel.restype, kernel.argtypes, arguments)
    if traps:
        with builder.if_then(status.is_error, likely=False):
            builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), ()), "llvm.trap"), ())
    if void:
        builder.ret_void()
    else:
        builder.ret(builder.zext(result, HALF) if kernel.restype == types.boolean else result)
    return module


def _passed(kind: Any) -> list[Any]:
    """What stands for an argument of that *kind* when it is passed."""
    if isinstance(kind, types.Array):
        return [POINTER] + [HALF] * kind.ndim
    if isinstance(kind, types.containers.BaseTuple):
        return [passed for inner in kind for passed in _passed(inner)]
    return [PLAIN.get(kind, POINTER)]


def _received(context: Any, builder: Any, kind: Any, given: Iterator[Any]) -> Any:
    """An argument of that *kind*, as kernels take it, from what was passed."""
    if isinstance(kind, types.containers.BaseTuple):
        return context.make_tuple(builder, kind, [_received(context, builder, inner, given) for inner in kind])
    value = next(given)
    if isinstance(kind, types.Array):
        item = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        shape = [builder.zext(next(given), cgutils.intp_t) for _ in range(kind.ndim)]
        strides: list[Any] = []
        step = item
        for length in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, length)
        array = make_array(kind)(context, builder)
        data = builder.bitcast(value, context.get_data_type(kind.dtype).as_pointer())
        populate_array(array, data, shape, strides, item, meminfo=None)
        return array._getvalue()
    if isinstance(kind, types.Record):
        return builder.bitcast(value, context.get_value_type(kind))
    return builder.trunc(value, ir.IntType(1)) if kind == types.boolean else value


def _linked(code: bytes, entries: tuple[str, ...]) -> bytes:
    """The object code as a module, by the linker that comes with Zig."""
    with tempfile.TemporaryDirectory() as folder:
        object_file, made = Path(folder, "program.o"), Path(folder, "program.wasm")
        object_file.write_bytes(code)
        exports = [f"--export={name}" for name in entries]
        subprocess.run([*LINKER, str(object_file), "-o", str(made), *SHARED, *exports], check=True)
        return made.read_bytes()
