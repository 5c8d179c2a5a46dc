package com.acme.invoicing;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.scheduling.annotation.EnableAsync;
import org.springframework.util.FileSystemUtils;

@EnableAsync
@SpringBootApplication
public class InvoicingApplication {

    /** The real stdout carries one line only (see Seeder); everything else goes to stderr. */
    public static final PrintStream STDOUT = System.out;

    public static void main(String[] args) throws IOException {
        System.setOut(System.err);
        Path workDir = Files.createTempDirectory("invoicing-spring-");
        SpringApplication.getShutdownHandlers().add(() -> deleteQuietly(workDir));
        SpringApplication app = new SpringApplication(InvoicingApplication.class);
        app.setDefaultProperties(Map.of("app.work-dir", workDir.toString(), "server.port", freePort()));
        app.run(args);
    }

    /** A port which is free at the first loopback addresses, as each account listens at its own one. */
    private static int freePort() throws IOException {
        for (int attempt = 0; ; attempt++) {
            try (ServerSocket first = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
                for (int n = 2; n <= 12; n++) {
                    new ServerSocket(first.getLocalPort(), 1, InetAddress.getByName("127.0.0." + n)).close();
                }
                return first.getLocalPort();
            } catch (IOException e) {
                if (attempt == 20) {
                    throw e;
                }
            }
        }
    }

    private static void deleteQuietly(Path dir) {
        try {
            FileSystemUtils.deleteRecursively(dir);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
