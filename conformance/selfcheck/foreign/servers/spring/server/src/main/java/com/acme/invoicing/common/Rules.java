package com.acme.invoicing.common;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Consumer;

/** Small helpers shared by requests and services. */
public final class Rules {

    public static final String NOT_BLANK = "(?s).*\\S.*";
    public static final String FLAG = "[01]";
    public static final String FLAG_MESSAGE = "must be 0 or 1";

    private Rules() {
    }

    public static boolean isBlank(String value) {
        return value == null || value.isBlank();
    }

    public static <T> void ifPresent(T value, Consumer<T> setter) {
        if (value != null) {
            setter.accept(value);
        }
    }

    public static BigDecimal cents(BigDecimal value) {
        return value.setScale(2, RoundingMode.HALF_UP);
    }

    /** Without trailing zeros, never in exponent form. */
    public static BigDecimal plain(BigDecimal value) {
        return value == null ? null : new BigDecimal(value.stripTrailingZeros().toPlainString());
    }
}
