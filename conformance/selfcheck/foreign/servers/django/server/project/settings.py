"""Settings. Everything that differs between deployments comes from the environment."""
import os
import secrets
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("BILLING_DATA_DIR", BASE_DIR / "var"))

SECRET_KEY = os.environ.get("BILLING_SECRET_KEY") or secrets.token_hex(32)
DEBUG = False

# The host that this service believes it lives at; every link it hands out starts with it.
SERVICE_HOST = os.environ.get("BILLING_SERVICE_HOST", "app.internal:8000")
SERVICE_URL = f"http://{SERVICE_HOST}"
ALLOWED_HOSTS = [SERVICE_HOST.split(":")[0], "localhost", "127.0.0.1"]

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "rest_framework",
    "billing",
]
MIDDLEWARE = ["django.middleware.common.CommonMiddleware"]
APPEND_SLASH = False
ROOT_URLCONF = "project.urls"
WSGI_APPLICATION = "project.wsgi.application"

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA_DIR / "billing.sqlite3",
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            # Three processes share the file: take the write lock at BEGIN and wait for it.
            "timeout": 20,
            "transaction_mode": "IMMEDIATE",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        },
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.ScryptPasswordHasher"]

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = False
USE_I18N = False

MEDIA_ROOT = DATA_DIR / "media"
MEDIA_URL = f"{SERVICE_URL}/media/"

EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = DATA_DIR / "outbox"
DEFAULT_FROM_EMAIL = "billing@app.internal"

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["billing.auth.ApiKeyAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "billing.auth.JsonOnlyNegotiation",
    "EXCEPTION_HANDLER": "billing.api.exception_handler",
    "URL_FORMAT_OVERRIDE": None,
    "DATE_FORMAT": "%d/%m/%Y",
    "DATE_INPUT_FORMATS": ["%d/%m/%Y"],
    "DATETIME_FORMAT": "%d/%m/%Y %H:%M:%S",
    "DATETIME_INPUT_FORMATS": ["%d/%m/%Y %H:%M:%S", "%d/%m/%Y %H:%M", "%d/%m/%Y"],
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "ERROR"},
    "loggers": {"django": {"level": "ERROR"}},
}
