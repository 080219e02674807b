import type { Store } from "@shop/core";
import { toReadable } from "@shop/core/store";
import { onScopeDispose, type ShallowRef, shallowRef } from "vue";

export function useStore<State>(store: Store<State>): Readonly<ShallowRef<State>> {
  const state = shallowRef(store.getSnapshot());
  onScopeDispose(toReadable(store).subscribe((value) => (state.value = value)));
  return state;
}
