package com.acme.invoicing.common;

import jakarta.validation.groups.Default;

/** Constraints which apply to creation only. */
public interface OnCreate extends Default {
}
