"""What all views share: errors, transactions, bodies, pages."""
from django.core.paginator import Paginator
from django.db import transaction
from django.http import HttpResponse, JsonResponse
from rest_framework import exceptions
from rest_framework.response import Response
from rest_framework.views import APIView
from rest_framework.views import exception_handler as drf_exception_handler

MAX_PER_PAGE = 100


def _flatten(detail, path=""):
    if isinstance(detail, dict):
        for key, value in detail.items():
            key = "" if key == "non_field_errors" else str(key)
            yield from _flatten(value, f"{path}.{key}".strip("."))
    elif isinstance(detail, list):
        for n, value in enumerate(detail):
            yield from _flatten(value, f"{path}[{n}]" if isinstance(value, dict) else path)
    else:
        # a message may quote what was sent, lone surrogates included
        detail = str(detail).encode("utf-8", "backslashreplace").decode()
        yield f"{path}: {detail}" if path else detail


def exception_handler(exc, context):
    response = drf_exception_handler(exc, context)
    if response is None:
        return None
    if isinstance(exc, exceptions.ValidationError):
        response.status_code = 422
        response.data = {"errors": {"error": "; ".join(_flatten(exc.detail))}}
    elif response.status_code == 404:
        response.data = None
    else:
        response.data = {"errors": {"error": str(getattr(exc, "detail", exc))}}
    return response


def not_found(request, exception=None):
    response = HttpResponse(status=404)
    del response["Content-Type"]
    return response


def server_error(request):
    return JsonResponse({"errors": {"error": "Internal server error."}}, status=500)


class View(APIView):
    """A write is one transaction, undone as a whole when the answer is an error."""

    def dispatch(self, request, *args, **kwargs):
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return super().dispatch(request, *args, **kwargs)
        with transaction.atomic():
            response = super().dispatch(request, *args, **kwargs)
            if response.status_code >= 400:
                transaction.set_rollback(True)
        return response

    @property
    def account(self):
        return self.request.auth

    def find(self, queryset, **lookup):
        instance = queryset.filter(**lookup).first()
        if instance is None:
            raise exceptions.NotFound
        return instance

    def body(self, *names, flat=False):
        """The object that wraps the body's data, under the first of the names that is present."""
        data = self.request.data
        if isinstance(data, dict):
            for name in names:
                if isinstance(data.get(name), dict):
                    return data[name]
            if flat:
                return data
        raise exceptions.ValidationError({names[0]: "This object is required."})

    def page(self, queryset, key, serializer, **options):
        per_page = min(self._positive("per_page", self.account.per_page), MAX_PER_PAGE)
        number = self._positive("page", 1)
        pages = Paginator(queryset, per_page)
        rows = pages.page(number).object_list if number <= pages.num_pages else []
        return Response(
            {
                key: serializer(rows, many=True, **options).data,
                "pagination": {
                    "total_entries": pages.count,
                    "current_page": number,
                    "total_pages": pages.num_pages,
                    "per_page": per_page,
                },
            }
        )

    def _positive(self, name, default):
        value = self.request.query_params.get(name, "")[:9]
        return int(value) if value.isascii() and value.isdigit() and int(value) > 0 else default
