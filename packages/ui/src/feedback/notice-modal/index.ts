export { NoticeModal, type NoticeModalProps } from './NoticeModal.js';
