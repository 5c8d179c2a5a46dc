"""Authentication and content negotiation (apart from api.py: APIView loads them itself)."""
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.negotiation import BaseContentNegotiation

from .models import Account


class ApiKeyAuthentication(BaseAuthentication):
    def authenticate(self, request):
        key = request.query_params.get("api_key")
        if not key:
            raise AuthenticationFailed("The api_key query parameter is missing.")
        account = Account.objects.select_related("owner").filter(api_key=key).first()
        if account is None:
            raise AuthenticationFailed("The api_key is incorrect.")
        return account.owner, account

    def authenticate_header(self, request):
        return "ApiKey"


class JsonOnlyNegotiation(BaseContentNegotiation):
    """Answers are JSON whatever the accept header says (406 has a meaning of its own here)."""

    def select_parser(self, request, parsers):
        content_type = (request.content_type or "").split(";")[0].strip().lower()
        return next((p for p in parsers if p.media_type == content_type), None)

    def select_renderer(self, request, renderers, format_suffix=None):
        return renderers[0], renderers[0].media_type
