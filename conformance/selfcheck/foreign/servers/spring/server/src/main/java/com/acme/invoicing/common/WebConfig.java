package com.acme.invoicing.common;

import com.acme.invoicing.account.ApiKeyInterceptor;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateTimeDeserializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateTimeSerializer;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import lombok.RequiredArgsConstructor;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

@Configuration(proxyBeanMethods = false)
@RequiredArgsConstructor
public class WebConfig implements WebMvcConfigurer {

    public static final DateTimeFormatter DATE = strict("dd/MM/uuuu");
    public static final DateTimeFormatter DATE_TIME = strict("dd/MM/uuuu HH:mm:ss");

    private final ApiKeyInterceptor apiKeyInterceptor;

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(apiKeyInterceptor).excludePathPatterns("/api/accounts/create.json",
                "/api/accounts/create_already_user.json", "/files/**", "/permalinks/**", "/open_accounts/**", "/error");
    }

    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer configurer) {
        configurer.ignoreAcceptHeader(true).defaultContentType(MediaType.APPLICATION_JSON);
    }

    @Configuration(proxyBeanMethods = false)
    static class Beans {

        @Bean
        Jackson2ObjectMapperBuilderCustomizer dates() {
            return builder -> builder
                    .serializers(new LocalDateSerializer(DATE), new LocalDateTimeSerializer(DATE_TIME))
                    .deserializers(new LocalDateDeserializer(DATE), new LocalDateTimeDeserializer(DATE_TIME));
        }

        @Bean
        PasswordEncoder passwordEncoder() {
            return new BCryptPasswordEncoder(6);
        }
    }

    private static DateTimeFormatter strict(String pattern) {
        return DateTimeFormatter.ofPattern(pattern).withResolverStyle(ResolverStyle.STRICT);
    }
}
