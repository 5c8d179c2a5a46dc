package com.acme.invoicing.common;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A country by its ISO code, or by its name in English, Portuguese or Spanish. */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = KnownCountry.Validator.class)
public @interface KnownCountry {

    String message() default "is not in the list of countries";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    class Validator implements ConstraintValidator<KnownCountry, String> {

        private static final Set<String> COUNTRIES = Stream.concat(Stream.of("uk", "usa"),
                Arrays.stream(Locale.getISOCountries()).flatMap(code -> {
                    Locale country = new Locale("", code);
                    return Stream.of(code, country.getDisplayCountry(Locale.ENGLISH),
                            country.getDisplayCountry(new Locale("pt")), country.getDisplayCountry(new Locale("es")));
                })).map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());

        @Override
        public boolean isValid(String name, ConstraintValidatorContext context) {
            return Rules.isBlank(name) || COUNTRIES.contains(name.trim().toLowerCase(Locale.ROOT));
        }
    }
}
